import {sql} from 'kysely'
import type {ExportSection} from './exportSections.types.ts'

/**
 * The exams of a student, their receipts and rankings, for the export (D-24). A grade stays out until its keys are shown
 * (D-10) and none of them is held (D-18), and so does a place.
 */
export const exportExamSections: readonly ExportSection[] = [
  {
    key: 'exams',
    title: 'Provas e simulados',
    columns: {
      calendarDate: 'Dia',
      kind: 'Tipo',
      isExtra: 'Extra',
      title: 'Título',
      institution: 'Instituição',
      createdAt: 'Criada em',
      startedAt: 'Iniciada em',
      deadline: 'Prazo',
      extraMinutes: 'Minutos adicionais',
      finishedAt: 'Encerrada em',
      byStudent: 'Encerrada pelo estudante',
      answered: 'Respondidas',
      correct: 'Acertos',
      grade: 'Nota (0 a 100)',
      receiptSequence: 'Número do comprovante',
      receiptHash: 'Código do comprovante (SHA-256)',
      deletedAt: 'Excluída em',
    },
    rows: ({profileId}) => sql`
      select x.calendar_date as "calendarDate", x.kind, x.is_extra as "isExtra", coalesce(e.title, m.title) as title,
        x.institution, x.created_at as "createdAt", x.started_at as "startedAt", x.deadline,
        x.extra_minutes as "extraMinutes", x.finished_at as "finishedAt", x.by_student as "byStudent", x.answered,
        case when x.learned_at is not null then x.correct end as correct,
        case when x.learned_at is not null then x.grade end as grade,
        x.receipt_sequence::integer as "receiptSequence", x.receipt_hash as "receiptHash",
        x.deleted_at as "deletedAt"
      from exam_activity x left join exam e on e.id = x.exam_id left join mock_exam m on m.id = x.mock_exam_id
      where x.profile_id = ${profileId} order by x.created_at, x.id`,
  },
  {
    key: 'lateMarks',
    title: 'Marcações que chegaram depois do prazo',
    columns: {
      receivedAt: 'Recebida em',
      title: 'Simulado',
      question: 'Questão',
      selected: 'Alternativa (0 é a primeira)',
      essay: 'Texto',
      dateNow: 'Marcada em',
      acceptedAt: 'Aceita em',
    },
    rows: ({profileId}) => sql`
      select l.received_at as "receivedAt", m.title, l.question_id as question, l.selected, l.essay, l.date_now as "dateNow",
        l.accepted_at as "acceptedAt"
      from mock_late_mark l
      join exam_activity x on x.id = l.activity_id
      join mock_exam m on m.id = x.mock_exam_id
      where x.profile_id = ${profileId} order by l.received_at, l.activity_id, l.question_id`,
  },
  {
    key: 'examRankings',
    title: 'Classificações em simulados',
    columns: {
      rankedAt: 'Classificado em',
      title: 'Simulado',
      position: 'Posição',
      total: 'Participantes',
      grade: 'Nota (0 a 100)',
      percentile: 'Parte com nota menor (0 a 1)',
    },
    rows: ({profileId}) => sql`
      select r.ranked_at as "rankedAt", m.title, r.position, r.total, r.grade, r.percentile
      from mock_ranking r
      join mock_exam m on m.id = r.mock_exam_id
      join exam_activity x on x.id = r.activity_id and x.learned_at is not null
      where r.profile_id = ${profileId} order by r.ranked_at, r.activity_id`,
  },
]
