import {sql} from 'kysely'
import type {ExportSection} from './exportSections.types.ts'

/** A student's diagnostics and whom their reports went to, for the export (D-24). */
export const exportDiagnosticSections: readonly ExportSection[] = [
  {
    key: 'diagnostics',
    title: 'Diagnósticos',
    columns: {
      calendarDate: 'Dia',
      isPartial: 'Parcial',
      institutionTarget: 'Instituições',
      questions: 'Questões',
      marked: 'Questões respondidas',
      createdAt: 'Criado em',
      finishedAt: 'Finalizado em',
      contactName: 'Nome no formulário',
      contactEmail: 'E-mail do relatório',
      contactPhone: 'Telefone no formulário',
      contactHowMet: 'Como conheceu',
      consentedAt: 'Aceitou receber e-mails em',
      sharedAt: 'Resultado compartilhado em',
    },
    rows: ({profileId}) => sql`
      select d.calendar_date as "calendarDate", d.is_partial as "isPartial", d.institution_target as "institutionTarget",
        jsonb_array_length(d.question_ids) as questions, (
          select count(*)::integer from jsonb_each(d.marks) as m where (m.value ->> 'selected')::integer >= 0
        ) as marked,
        d.created_at as "createdAt", d.finished_at as "finishedAt", c.name as "contactName", c.email as "contactEmail",
        c.phone as "contactPhone", c.how_met as "contactHowMet", c.consented_at as "consentedAt",
        case when s.address is not null then s.shared_at end as "sharedAt"
      from diagnostic_exam d left join diagnostic_contact c on c.exam_id = d.id
        left join diagnostic_share s on s.exam_id = d.id
      where d.profile_id = ${profileId} order by d.created_at, d.id`,
  },
]
