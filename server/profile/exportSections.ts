import {sql} from 'kysely'
import {isHeld, showsItsQuestions} from '../answer-keys/embargo.ts'
import type {ExportSection} from './exportSections.types.ts'
import {exportAssistantSections} from './exportAssistantSections.ts'
import {exportDiagnosticSections} from './exportDiagnosticSections.ts'
import {exportExamSections} from './exportExamSections.ts'
import {exportExtraSections} from './exportExtraSections.ts'
import {exportFeedbackSections} from './exportFeedbackSections.ts'
import {exportStudySections} from './exportStudySections.ts'

/**
 * Everything the product holds about a student (D-24), section by section. Left out are secrets (hashes, codes, the links
 * of mails), the keys of questions (D-10), the questions of mock exams that were not started (D-18), and the bytes of the picture, which the profile page shows.
 */
export const exportSections: readonly ExportSection[] = [
  {
    key: 'profile',
    title: 'Perfil',
    columns: {
      uid: 'Identificador',
      name: 'Nome',
      email: 'E-mail',
      gender: 'Gênero',
      birthday: 'Nascimento',
      mobilePhone: 'Celular',
      graduation: 'Graduação',
      work: 'Trabalho',
      institutionTarget: 'Instituições',
      studyWeek: 'Semana típica',
      roles: 'Papéis',
      isPremium: 'Premium',
      trialFinished: 'Teste encerrado',
      courseFinished: 'Curso encerrado',
      accessBlocked: 'Acesso bloqueado',
      questionnaireAnswered: 'Questionário respondido',
      onboardingStep: 'Passo da apresentação',
      extraTimeMinutes: 'Minutos a mais em simulados',
      rankingInitials: 'Só iniciais no ranking',
      deletionRequestedAt: 'Exclusão pedida em',
      createdAt: 'Criado em',
      updatedAt: 'Alterado em',
    },
    rows: ({profileId}) => sql`
      select uid, name, email, gender, to_char((birthday - interval '3 hours') at time zone 'UTC', 'YYYY-MM-DD') as birthday,
        mobile_phone as "mobilePhone", graduation, work, institution_target as "institutionTarget",
        study_week as "studyWeek", roles, is_premium as "isPremium", trial_finished as "trialFinished",
        course_finished as "courseFinished", access_blocked as "accessBlocked",
        questionnaire_answered as "questionnaireAnswered", onboarding_step as "onboardingStep",
        extra_time_minutes as "extraTimeMinutes", ranking_initials as "rankingInitials",
        deletion_requested_at as "deletionRequestedAt", created_at as "createdAt", updated_at as "updatedAt"
      from profile where id = ${profileId}`,
  },
  {
    key: 'account',
    title: 'Conta',
    columns: {
      email: 'E-mail',
      emailVerified: 'E-mail confirmado',
      createdAt: 'Criada em',
      lastLoginAt: 'Última entrada',
      passwordUpdatedAt: 'Senha trocada em',
    },
    rows: ({uid}) => sql`
      select email, email_verified as "emailVerified", created_at as "createdAt", last_login_at as "lastLoginAt",
        password_updated_at as "passwordUpdatedAt"
      from identity_user where uid = ${uid}`,
  },
  {
    key: 'courses',
    title: 'Cursos',
    columns: {course: 'Curso', status: 'Situação'},
    rows: ({profileId}) => sql`
      select c.title as course, s.status from student_course s join course c on c.id = s.course_id
      where s.profile_id = ${profileId} order by s.position, c.id`,
  },
  {
    key: 'loginDays',
    title: 'Dias de acesso',
    columns: {studyDay: 'Dia de estudo', seenAt: 'Primeiro acesso'},
    rows: ({profileId}) => sql`
      select study_day as "studyDay", seen_at as "seenAt" from login_record where profile_id = ${profileId} order by study_day`,
  },
  {
    key: 'agendas',
    title: 'Agendas',
    columns: {
      calendarDate: 'Dia',
      createdAt: 'Montada em',
      hasSmartReview: 'Revisão inteligente',
      smartReviewFinishedAt: 'Revisão inteligente concluída em',
    },
    rows: ({profileId}) => sql`
      select calendar_date as "calendarDate", created_at as "createdAt", has_smart_review as "hasSmartReview",
        smart_review_finished_at as "smartReviewFinishedAt"
      from agenda where profile_id = ${profileId} and kind = 'day' order by calendar_date`,
  },
  {
    key: 'agendaLessons',
    title: 'Temas das agendas',
    columns: {calendarDate: 'Dia', part: 'Parte', lesson: 'Tema', finishedAt: 'Concluído em', movedTo: 'Movido para'},
    rows: ({profileId}) => sql`
      select a.calendar_date as "calendarDate", l.part, t.title as lesson, l.finished_at as "finishedAt",
        l.moved_to as "movedTo"
      from agenda a join agenda_lesson l on l.agenda_id = a.id join lesson t on t.id = l.lesson_id
      where a.profile_id = ${profileId} order by a.calendar_date, l.part, l.position`,
  },
  {
    key: 'selectionReasons',
    title: 'Por que os temas foram escolhidos',
    columns: {
      calendarDate: 'Dia',
      lesson: 'Tema',
      kind: 'Motivo',
      relevance: 'Relevância (0 a 1)',
      institutions: 'Instituições-alvo consideradas',
      lastSeenDays: 'Dias desde a última vez',
      answered: 'Questões respondidas',
      right: 'Certas',
    },
    rows: ({profileId}) => sql`
      select a.calendar_date as "calendarDate", t.title as lesson, r.kind, r.relevance, r.institutions,
        r.last_seen_days as "lastSeenDays", r.answered, r.correct as "right"
      from agenda a join selection_reason r on r.activity_id = a.id join lesson t on t.id = r.lesson_id
      where a.profile_id = ${profileId} order by a.calendar_date, a.created_at, a.id, r.position`,
  },
  {
    key: 'examReasons',
    title: 'Por que as provas foram escolhidas',
    columns: {
      calendarDate: 'Dia',
      kind: 'Motivo',
      institution: 'Instituição',
      target: 'Lugar entre as instituições-alvo',
      institutions: 'Instituições-alvo consideradas',
      among: 'Simulados abertos',
    },
    rows: ({profileId}) => sql`
      select a.calendar_date as "calendarDate", r.kind, r.institution, r.target, r.institutions, r.among
      from agenda a join exam_reason r on r.activity_id = a.id
      where a.profile_id = ${profileId} order by a.calendar_date`,
  },
  {
    key: 'agendaQuestions',
    title: 'Questões das agendas',
    columns: {
      calendarDate: 'Dia',
      part: 'Parte',
      question: 'Questão',
      reason: 'Motivo',
      retrievability: 'Chance de lembrar',
    },
    rows: ({profileId}) => sql`
      select a.calendar_date as "calendarDate", q.part, q.question_id as question, q.reason, q.retrievability
      from agenda a join agenda_question q on q.agenda_id = a.id
      where a.profile_id = ${profileId} and ${showsItsQuestions} order by a.calendar_date, q.position, q.question_id`,
  },
  {
    key: 'answers',
    title: 'Respostas',
    columns: {
      answeredAt: 'Respondida em',
      calendarDate: 'Dia',
      type: 'Atividade',
      theoreticalType: 'Parte',
      question: 'Questão',
      institution: 'Instituição',
      year: 'Ano',
      choosen: 'Alternativa',
      choice: 'Texto da alternativa',
      essay: 'Dissertação',
      outcome: 'Resultado (1 certa, 0 errada)',
    },
    rows: ({profileId, now}) => sql`
      select a.answered_at as "answeredAt", a.calendar_date as "calendarDate", a.type, a.theoretical_type as "theoreticalType",
        a.question_id as question, q.institution, q.year, a.choosen,
        case when a.choosen >= 0 then q.choices ->> a.choosen::integer end as choice, a.essay,
        case when (e.kind = 'mock' and e.learned_at is null) or ${isHeld(now)} then null else a.outcome end as outcome
      from answer a join question q on q.id = a.question_id left join exam_activity e on e.id = a.agenda_id
      where a.profile_id = ${profileId} order by a.created_at, a.id`,
  },
  {
    key: 'preChoices',
    title: 'Alternativas marcadas antes de responder',
    columns: {
      calendarDate: 'Dia',
      question: 'Questão',
      selected: 'Alternativa',
      essay: 'Dissertação',
      dateNow: 'Marcada em',
      revealedAt: 'Gabarito visto em',
    },
    rows: ({profileId}) => sql`
      select a.calendar_date as "calendarDate", c.question_id as question, c.selected, c.essay, c.date_now as "dateNow",
        c.revealed_at as "revealedAt"
      from agenda a join pre_choice c on c.agenda_id = a.id
      where a.profile_id = ${profileId} order by a.calendar_date, c.question_id`,
  },
  {
    key: 'lessonProgress',
    title: 'Progresso por tema',
    columns: {lesson: 'Tema', studyFinishedAt: 'Estudo concluído em', reviewFinishedAt: 'Revisão concluída em'},
    rows: ({profileId}) => sql`
      select t.title as lesson, p.study_finished_at as "studyFinishedAt", p.review_finished_at as "reviewFinishedAt"
      from lesson_progress p join lesson t on t.id = p.lesson_id where p.profile_id = ${profileId} order by t.id`,
  },
  {
    key: 'questionCards',
    title: 'Memória das questões',
    columns: {
      question: 'Questão',
      due: 'Próxima revisão',
      stability: 'Estabilidade',
      difficulty: 'Dificuldade',
      reps: 'Repetições',
      lapses: 'Esquecimentos',
      lastReview: 'Última revisão',
      lastOutcome: 'Último resultado',
    },
    rows: ({profileId}) => sql`
      select question_id as question, due, stability, difficulty, reps, lapses, last_review as "lastReview",
        last_outcome as "lastOutcome"
      from question_card where profile_id = ${profileId} order by question_id`,
  },
  ...exportExamSections,
  ...exportStudySections,
  ...exportExtraSections,
  ...exportAssistantSections,
  ...exportDiagnosticSections,
  ...exportFeedbackSections,
  {
    key: 'notifications',
    title: 'Notificações',
    columns: {createdAt: 'Criada em', authorName: 'Autor', message: 'Mensagem', link: 'Endereço', seenAt: 'Vista em'},
    rows: ({profileId}) => sql`
      select n.created_at as "createdAt", n.author_name as "authorName", n.message, n.link, r.seen_at as "seenAt"
      from notification_recipient r join notification n on n.id = r.notification_id
      where r.profile_id = ${profileId} order by r.created_at, n.id`,
  },
  {
    key: 'devices',
    title: 'Aparelhos que recebem notificações',
    columns: {kind: 'Tipo', token: 'Registro', createdAt: 'Criado em'},
    rows: ({profileId}) => sql`
      select kind, token, created_at as "createdAt" from push_token where profile_id = ${profileId} order by created_at, token`,
  },
  {
    key: 'messagesSeen',
    title: 'Avisos vistos',
    columns: {title: 'Aviso', seenAt: 'Visto em'},
    rows: ({profileId}) => sql`
      select m.title, s.seen_at as "seenAt" from modal_seen s join operator_modal m on m.id = s.modal_id
      where s.profile_id = ${profileId} order by s.seen_at, m.id`,
  },
  {
    key: 'experiments',
    title: 'Versão em teste',
    columns: {state: 'Versão', canReturnToOldVersion: 'Pode voltar'},
    rows: ({profileId}) => sql`
      select state, can_return_to_old_version as "canReturnToOldVersion" from student_experiment where profile_id = ${profileId}`,
  },
  {
    key: 'mails',
    title: 'E-mails',
    columns: {createdAt: 'Escrito em', subject: 'Assunto', sentAt: 'Entregue em'},
    rows: ({email}) => sql`
      select created_at as "createdAt", subject, sent_at as "sentAt" from mail_outbox where recipient = ${email}
      order by created_at, id`,
  },
  {
    key: 'mailConsents',
    title: 'Autorizações de contato',
    columns: {givenAt: 'Dada em', text: 'Texto', source: 'Onde', withdrawnAt: 'Cancelada em'},
    rows: ({email}) => sql`
      select given_at as "givenAt", text, source, withdrawn_at as "withdrawnAt" from mail_consent
      where recipient = ${email} order by given_at, id`,
  },
  {
    key: 'files',
    title: 'Arquivos',
    columns: {name: 'Nome', contentType: 'Tipo', size: 'Bytes', updatedAt: 'Alterado em'},
    rows: ({uid}) => sql`
      select name, content_type as "contentType", size, updated_at as "updatedAt" from storage_object
      where owner_uid = ${uid} order by name`,
  },
]
