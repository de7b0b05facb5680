import type {StaffRole} from '../kernel/session.ts'
import type {StoredTarget} from '../profile/tables.ts'

/** A course of a demo account; a status other than active is named. */
export type DemoCourse = readonly [id: string, status?: 'blocked_due_payment' | 'finished']

/** One demo account: it shows one state of the product. All have the password of the demo. */
export type DemoAccount = {
  /** Stands in its e-mail, `{key}@aristo.local`, and in its ids. */
  readonly key: string
  readonly name: string
  /** Days since its profile was made. */
  readonly age: number
  readonly isPremium: boolean
  readonly courses: readonly DemoCourse[]
  readonly trialFinished?: true
  readonly courseFinished?: true
  readonly accessBlocked?: true
  readonly role?: StaffRole
  /** True for who has not seen the onboarding yet. */
  readonly isNew?: true
  /** How many lessons it has studied in the past. */
  readonly lessons?: number
  readonly experiment?: {readonly state: string; readonly canReturn: boolean}
  readonly notifications?: number
  /** How many favourites of each type it has, at most. */
  readonly favorites?: number
  /** What stands on its agenda on every day; the others have no exams. */
  readonly exams?: 'mock' | 'full' | 'smart'
  readonly targets?: readonly StoredTarget[]
  /** It has studied for a year: the performance area is full. */
  readonly hasYear?: true
  /** True for the one who has not seen the operator's message. */
  readonly hasModal?: true
}

const student = (key: string, name: string, more: Partial<DemoAccount> = {}): DemoAccount => ({
  key,
  name,
  age: 40,
  isPremium: true,
  courses: [['extensivo']],
  ...more,
})

const staff = (role: StaffRole, name: string): DemoAccount => student(role, name, {role})

/** Who a tester or designer can be besides the demo student; the README lists them with what each shows. */
export const demoAccounts: readonly DemoAccount[] = [
  student('novo', 'Nina Novata', {age: 0, isPremium: false, isNew: true}),
  student('teste', 'Tales Teste', {age: 5, isPremium: false, lessons: 1}),
  student('teste-vencido', 'Vera Vencida', {age: 20, isPremium: false}),
  student('teste-encerrado', 'Ester Encerrada', {age: 30, isPremium: false, trialFinished: true}),
  student('bloqueado', 'Bruno Bloqueado', {accessBlocked: true, courses: [['extensivo'], ['revalida']]}),
  student('inadimplente', 'Ines Pendente', {courses: [['extensivo', 'blocked_due_payment'], ['revalida']]}),
  student('encerrado', 'Enzo Encerrado', {courseFinished: true}),
  student('turma-encerrada', 'Tania Turma', {courses: [['extensivo', 'finished'], ['revalida']]}),
  student('dois-cursos', 'Diana Dupla', {courses: [['extensivo'], ['revalida'], ['pratico']], lessons: 1}),
  student('sprint', 'Simone Sprint', {courses: [['sprint']]}),
  student('pratico', 'Paulo Pratico', {courses: [['pratico']]}),
  student('residente', 'Regina Residente', {courses: [['residente']]}),
  student('revalida', 'Rafael Revalida', {courses: [['revalida']]}),
  student('continuada', 'Clara Continuada', {courses: [['medicina-continuada']], isNew: true}),
  student('ortopedia', 'Otavio Ortopedia', {courses: [['ortopedia']], isNew: true}),
  student('versao-nova', 'Vitor Versao', {experiment: {state: 'web', canReturn: true}}),
  student('flutter', 'Flora Flutter', {experiment: {state: 'flutter', canReturn: true}}),
  student('aviso', 'Alice Aviso', {courses: [['revalida']], hasModal: true}),
  student('notificacoes', 'Nilo Notificado', {notifications: 35, lessons: 1}),
  student('favoritos', 'Fabio Favorito', {favorites: 150, lessons: 1}),
  student('simulado', 'Silvia Simulado', {exams: 'mock'}),
  student('simulado-de-hoje', 'Heitor Hoje', {courses: [['medicina-continuada']], exams: 'mock'}),
  student('simulado-encerrado', 'Emilio Encerrou', {courses: [['revalida']], exams: 'mock'}),
  student('simulado-sem-impressao', 'Irene Impressa', {courses: [['residente']], exams: 'mock'}),
  student('prova', 'Paula Prova', {
    exams: 'full',
    targets: [{uf: 'SP', institution: 'Hospital Universitário Fictício de Aurora'}],
  }),
  student('prova-inteligente', 'Ivo Inteligente', {
    exams: 'smart',
    targets: [{uf: 'BA', institution: 'Universidade Fictícia do Litoral'}],
  }),
  student('desempenho', 'Dora Desempenho', {
    age: 365,
    courses: [['residencia'], ['extensivo']],
    hasYear: true,
    exams: 'smart',
    targets: [
      {uf: 'SP', institution: 'Hospital Universitário Fictício de Aurora'},
      {uf: 'MG', institution: 'Instituto Fictício de Ensino Médico'},
      {uf: 'BA', institution: 'Universidade Fictícia do Litoral'},
    ],
  }),
  student('pesquisa', 'Pedro Pesquisa', {lessons: 1}),
  staff('super-admin', 'Sonia Superadmin'),
  staff('admin', 'Ada Admin'),
  staff('commentator', 'Caio Comentarista'),
  staff('curator', 'Carla Curadora'),
  staff('moderator', 'Mauro Moderador'),
  staff('specialist', 'Sara Especialista'),
]

/** The values of the remote configuration that belong to the demo's courses. */
export const demoConfig: Readonly<Record<string, string>> = {
  sprintCourseId: 'sprint',
  practicalCoursesId: JSON.stringify(['pratico']),
  sinaremCourseId: 'residente',
  revalidateData: JSON.stringify([
    {id: 'revalida', type: 'upap', subtitle: 'Prepare-se para revalidar o seu diploma pela UPAP.'},
    {id: 'revalida', type: 'normal', subtitle: 'Prepare-se para revalidar o seu diploma no Revalida.'},
  ]),
  trialEndingInfo: JSON.stringify([
    {
      id: 'extensivo',
      title: 'Seu período de teste terminou',
      message:
        'Gostou de estudar com a gente? Fale com a equipe e continue de onde parou: seu histórico está guardado.',
      buttons: [
        {label: 'Falar no WhatsApp', url: '+55 11 00000-0000', primary: true, type: 'whatsapp'},
        {label: 'Enviar e-mail', url: 'contato@aristo.example', primary: false, type: 'mailto'},
      ],
    },
  ]),
  contact_phone_number: '+55 11 00000-0000',
}

/** The operator's message of the demo. */
export const demoModal = {
  id: 'demo-aviso',
  title: 'Novidade no seu curso',
  lines: ['As aulas de Cirurgia foram atualizadas.', 'Confira a agenda desta semana.'],
  course: 'revalida',
}

/** Days ago of the demo's notifications, newest first: some of each age that the panel groups by. */
export const notificationAge = (index: number): number => (index < 4 ? index * 0.2 + 0.05 : 1.2 + (index - 4) ** 1.25)

/** What the demo's notifications say, by turns. */
export const notificationTexts: readonly {
  readonly author: string
  readonly message: string
  readonly link: string | null
}[] = [
  {author: 'Equipe Aristo', message: 'Sua agenda de hoje está pronta. Bons estudos!', link: '/agenda'},
  {
    author: 'Dra. Helena Prado',
    message: 'Respondi à sua dúvida sobre sepse. Veja o comentário da questão.',
    link: null,
  },
  {author: 'Equipe Aristo', message: 'Você estudou cinco dias seguidos nesta semana.', link: '/agenda'},
  {author: 'Coordenação pedagógica', message: 'Revise o seu perfil de estudo antes da próxima fase.', link: '/perfil'},
]
