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
]
