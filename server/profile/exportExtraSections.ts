import {sql} from 'kysely'
import type {ExportSection} from './exportSections.types.ts'

/** What a student studied beside the agenda, and what she kept for it, for the export (D-24). */
export const exportExtraSections: readonly ExportSection[] = [
  {
    key: 'extraActivities',
    title: 'Atividades extras',
    columns: {
      calendarDate: 'Dia',
      kind: 'Tipo',
      classification: 'Temas',
      lesson: 'Tema da aula',
      examMode: 'Modo prova',
      timeLimit: 'Limite de tempo (minutos)',
      isPriority: 'Revisão prioritária',
      createdAt: 'Criada em',
      finishedAt: 'Concluída em',
      deletedAt: 'Excluída em',
    },
    rows: ({profileId}) => sql`
      select x.calendar_date as "calendarDate", x.kind, x.classification, t.title as lesson, x.exam_mode as "examMode",
        x.time_limit as "timeLimit",        x.is_priority as "isPriority", x.created_at as "createdAt",
        coalesce(a.smart_review_finished_at, l.finished_at) as "finishedAt", x.deleted_at as "deletedAt"
      from extra_activity x
      join agenda a on a.id = x.id
      left join agenda_lesson l on l.agenda_id = a.id
      left join lesson t on t.id = l.lesson_id
      where x.profile_id = ${profileId} order by x.created_at, x.id`,
  },
  {
    key: 'questionPresets',
    title: 'Filtros de questões guardados',
    columns: {name: 'Nome', filters: 'Filtros', createdAt: 'Criado em', updatedAt: 'Alterado em'},
    rows: ({profileId}) => sql`
      select name, filters, created_at as "createdAt", updated_at as "updatedAt" from question_preset
      where profile_id = ${profileId} order by created_at, id`,
  },
  {
    key: 'savedFlashcards',
    title: 'Flashcards salvos',
    columns: {addedAt: 'Salvo em', lesson: 'Tema', flashcard: 'Flashcard'},
    rows: ({profileId}) => sql`
      select d.added_at as "addedAt", t.title as lesson, d.flashcard_id as flashcard
      from deck_flashcard d join flashcard f on f.id = d.flashcard_id left join lesson t on t.id = f.lesson_id
      where d.profile_id = ${profileId} order by d.added_at, d.flashcard_id`,
  },
  {
    key: 'createdFlashcards',
    title: 'Flashcards criados',
    columns: {
      createdAt: 'Criado em',
      lesson: 'Tema',
      front: 'Frente',
      back: 'Verso',
      timesAdded: 'Vezes adicionado',
      pictures: 'Imagens',
      isDeleted: 'Excluído',
    },
    rows: ({profileId}) => sql`
      select c.created_at as "createdAt", t.title as lesson, c.front_source as front, c.back_source as back,
        c.times_added as "timesAdded", (
          select coalesce(string_agg('/content/images/' || i.id, ' ' order by i.created_at, i.id), '') from card_image i
          where i.flashcard_id = f.id
        ) as pictures, f.retired as "isDeleted"
      from community_flashcard c join flashcard f on f.id = c.flashcard_id left join lesson t on t.id = f.lesson_id
      where c.profile_id = ${profileId} order by c.created_at, c.flashcard_id`,
  },
  {
    key: 'forumComments',
    title: 'Comentários no fórum',
    columns: {
      createdAt: 'Escrito em',
      contentType: 'Tipo do conteúdo',
      content: 'Conteúdo',
      body: 'Comentário',
      isPublic: 'Visível para todos',
      hiddenReason: 'Motivo da ocultação',
      requestedAt: 'Monitor pedido em',
    },
    rows: ({profileId}) => sql`
      select c.created_at as "createdAt", f.content_type as "contentType", f.content_id as content, c.body, c.is_public as "isPublic",
        c.hidden_reason as "hiddenReason", m.requested_at as "requestedAt"
      from forum_comment c join forum f on f.id = c.forum_id left join forum_monitor_request m on m.comment_id = c.id
      where c.profile_id = ${profileId} order by c.created_at, c.id`,
  },
  {
    key: 'forumReports',
    title: 'Comentários denunciados',
    columns: {createdAt: 'Denunciado em', comment: 'Comentário', reason: 'Motivo', description: 'Descrição'},
    rows: ({profileId}) => sql`
      select r.created_at as "createdAt", r.comment_id as comment, r.reason, r.description
      from forum_report r where r.profile_id = ${profileId} order by r.created_at, r.comment_id`,
  },
]
