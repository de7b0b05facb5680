import {sql} from 'kysely'
import type {ExportSection} from './exportSections.types.ts'

/** What a student answered in surveys, said of features, and told of an admission, for the export (D-24). */
export const exportFeedbackSections: readonly ExportSection[] = [
  {
    key: 'npsReplies',
    title: 'Respostas à pesquisa de recomendação',
    columns: {answeredAt: 'Respondida em', score: 'Nota', reasons: 'Motivos', comment: 'Comentário', source: 'Onde'},
    rows: ({profileId}) => sql`
      select created_at as "answeredAt", score, reasons, comment, source from nps_reply where profile_id = ${profileId}
      order by created_at, id`,
  },
  {
    key: 'npsNext',
    title: 'Próxima pesquisa de recomendação',
    columns: {nextAt: 'A partir de'},
    rows: ({profileId}) => sql`select next_at as "nextAt" from nps_state where profile_id = ${profileId}`,
  },
  {
    key: 'featureFeedback',
    title: 'Avaliações de recursos',
    columns: {feature: 'Recurso', score: 'Estrelas', comment: 'Comentário', ratedAt: 'Avaliado em'},
    rows: ({profileId}) => sql`
      select feature_id as feature, score, comment, updated_at as "ratedAt" from feature_feedback
      where profile_id = ${profileId} order by feature_id`,
  },
  {
    key: 'temporarySurveys',
    title: 'Pesquisas temporárias',
    columns: {survey: 'Pesquisa', completedAt: 'Respondida em', skippedOn: 'Pulada no dia'},
    rows: ({profileId}) => sql`
      select s.title as survey, r.completed_at as "completedAt", r.skipped_on as "skippedOn"
      from temporary_survey_reply r join temporary_survey s on s.id = r.survey_id
      where r.profile_id = ${profileId} order by s.opened_at, s.id`,
  },
  {
    key: 'admissions',
    title: 'Aprovações informadas',
    columns: {year: 'Ano', institution: 'Instituição', uf: 'UF', specialty: 'Especialidade', toldAt: 'Informada em'},
    rows: ({profileId}) => sql`
      select year, institution, uf, specialty, updated_at as "toldAt" from student_admission
      where profile_id = ${profileId} order by year`,
  },
]
