import {sql} from 'kysely'
import type {ExportSection} from './exportSections.types.ts'

/** What a student did with study content beside answering questions, for the export (D-24). */
export const exportStudySections: readonly ExportSection[] = [
  {
    key: 'agendaFlashcards',
    title: 'Flashcards das agendas',
    columns: {
      calendarDate: 'Dia',
      part: 'Parte',
      flashcard: 'Flashcard',
      reason: 'Motivo',
      retrievability: 'Chance de lembrar',
    },
    rows: ({profileId}) => sql`
      select a.calendar_date as "calendarDate", f.part, f.flashcard_id as flashcard, f.reason, f.retrievability
      from agenda a join agenda_flashcard f on f.agenda_id = a.id
      where a.profile_id = ${profileId} order by a.calendar_date, f.position, f.flashcard_id`,
  },
  {
    key: 'flashcardAnswers',
    title: 'Respostas dos flashcards',
    columns: {
      answeredAt: 'Respondido em',
      calendarDate: 'Dia',
      theoreticalType: 'Parte',
      flashcard: 'Flashcard',
      outcome: 'Resultado (1 acertei, 0 errei)',
    },
    rows: ({profileId}) => sql`
      select answered_at as "answeredAt", calendar_date as "calendarDate", theoretical_type as "theoreticalType",
        flashcard_id as flashcard, outcome
      from flashcard_answer where profile_id = ${profileId} order by created_at, id`,
  },
  {
    key: 'flashcardCards',
    title: 'Memória dos flashcards',
    columns: {
      flashcard: 'Flashcard',
      due: 'Próxima revisão',
      stability: 'Estabilidade',
      difficulty: 'Dificuldade',
      reps: 'Repetições',
      lapses: 'Esquecimentos',
      lastReview: 'Última revisão',
      lastOutcome: 'Último resultado',
    },
    rows: ({profileId}) => sql`
      select flashcard_id as flashcard, due, stability, difficulty, reps, lapses, last_review as "lastReview",
        last_outcome as "lastOutcome"
      from flashcard_card where profile_id = ${profileId} order by flashcard_id`,
  },
  {
    key: 'questionMarks',
    title: 'Marcações das questões',
    columns: {
      calendarDate: 'Dia',
      question: 'Questão',
      struck: 'Alternativas riscadas',
      selected: 'Alternativa',
      essay: 'Dissertação',
      highlights: 'Grifos',
      dateNow: 'Marcada em',
    },
    rows: ({profileId}) => sql`
      select a.calendar_date as "calendarDate", m.question_id as question, m.struck, m.selected, m.essay, m.highlights,
        m.date_now as "dateNow"
      from question_marks m left join agenda a on a.id = m.scope
      where m.profile_id = ${profileId} order by m.date_now, m.scope, m.question_id`,
  },
  {
    key: 'doubts',
    title: 'Dúvidas',
    columns: {question: 'Questão', markedAt: 'Marcada em'},
    rows: ({profileId}) => sql`
      select question_id as question, marked_at as "markedAt" from question_doubt where profile_id = ${profileId}
      order by marked_at, question_id`,
  },
  {
    key: 'studyPreferences',
    title: 'Preferências de estudo',
    columns: {
      examMode: 'Modo prova',
      shortcuts: 'Atalhos',
      flashcardsReversed: 'Flashcards invertidos',
      timerHidden: 'Cronômetro oculto',
    },
    rows: ({profileId}) => sql`
      select exam_mode as "examMode", shortcuts, flashcards_reversed as "flashcardsReversed", timer_hidden as "timerHidden"
      from study_preferences where profile_id = ${profileId}`,
  },
  {
    key: 'favorites',
    title: 'Favoritos',
    columns: {createdAt: 'Desde', type: 'Tipo', document: 'Conteúdo'},
    rows: ({profileId}) => sql`
      select created_at as "createdAt", type, document from favorite where profile_id = ${profileId} order by id`,
  },
  {
    key: 'ratings',
    title: 'Avaliações',
    columns: {ratedAt: 'Avaliado em', type: 'Tipo', document: 'Conteúdo', stars: 'Estrelas'},
    rows: ({profileId}) => sql`
      select rated_at as "ratedAt", type, document, stars from rating where profile_id = ${profileId}
      order by type, document`,
  },
  {
    key: 'reports',
    title: 'Problemas reportados',
    columns: {createdAt: 'Enviado em', type: 'Tipo', document: 'Conteúdo', title: 'Motivo', body: 'Descrição'},
    rows: ({profileId}) => sql`
      select created_at as "createdAt", type, document, title, body from content_report where profile_id = ${profileId}
      order by created_at, id`,
  },
]
