import * as v from 'valibot'
import {areas, federationUnits, id, text} from '../../server/content/packParts.schema.ts'
import {word} from './figures/parts.schema.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const lessonHeadSchema = v.pipe(
  v.strictObject({
    id,
    título: text(160),
    área: v.picklist(areas),
    classificação: v.pipe(v.array(text(120)), v.minLength(1), v.maxLength(4)),
    fase: count,
    dia: count,
    resumo: text(400),
  }),
  v.transform((head) => ({
    id: head.id,
    title: head['título'],
    area: head['área'],
    classification: head['classificação'],
    phase: head.fase,
    releaseAfterDays: head.dia,
    summary: head.resumo,
  })),
)

/** The words for how hard a question is, as the pack calls them. */
const difficulties = {fácil: 'easy', média: 'medium', difícil: 'hard'} as const

/** The words for what alone asks a question, as the rules call them. */
const reservations = {simulados: 'mocks', diagnóstico: 'diagnostic'} as const

/** What makes examiners annul a question, in their words, as the rules call it. */
const annulments = {
  'duas respostas certas': 'two answers',
  'nenhuma resposta certa': 'no answer',
  'dado omitido na impressão': 'missing datum',
  'texto e figura se contradizem': 'contradiction',
  'diretrizes do edital discordam': 'guidelines disagree',
  'errata em parte das salas': 'partial erratum',
} as const
export type Annulment = (typeof annulments)[keyof typeof annulments]

const year = v.pipe(v.number(), v.integer(), v.minValue(1980), v.maxValue(2100))

export const questionHeadSchema = v.pipe(
  v.strictObject({
    aula: id,
    instituição: text(160),
    uf: v.picklist(federationUnits),
    ano: year,
    dificuldade: v.picklist(['fácil', 'média', 'difícil']),
    gabarito: v.optional(v.picklist(['A', 'B', 'C', 'D', 'E'])),
    anulada: v.optional(text(400)),
    'motivo da anulação': v.optional(word(annulments)),
    'tamanhos desiguais': v.optional(text(200)),
    reservada: v.optional(v.picklist(['simulados', 'diagnóstico'])),
    'mesmo caso': v.optional(id),
  }),
  v.check(
    (head) => head.gabarito === undefined || head.anulada === undefined,
    'it has "gabarito" and "anulada"; one of them says it all',
  ),
  v.check(
    (head) => (head.anulada === undefined) === (head['motivo da anulação'] === undefined),
    '"anulada" and "motivo da anulação" go together',
  ),
  v.transform((head) => ({
    lesson: head.aula,
    institution: head['instituição'],
    uf: head.uf,
    year: head.ano,
    difficulty: difficulties[head.dificuldade],
    key: head.gabarito ?? null,
    annulled: head.anulada ?? null,
    annulment: head['motivo da anulação'] ?? null,
    unequalChoices: head['tamanhos desiguais'] ?? null,
    reservedFor: head.reservada === undefined ? null : reservations[head.reservada],
    continues: head['mesmo caso'] ?? null,
  })),
)

export type QuestionHead = v.InferOutput<typeof questionHeadSchema>

const timesAWeek = v.pipe(count, v.maxValue(7))
const goal = v.tuple([timesAWeek, timesAWeek])

export const courseFileSchema = v.pipe(
  v.strictObject({
    id,
    título: text(120),
    turma: text(60),
    início: text(60),
    'começou há': count,
    fases: v.pipe(v.array(v.strictObject({fase: count, 'começa no dia': count})), v.minLength(1)),
    'metas da semana': v.strictObject({
      'estudo teórico': goal,
      'revisão teórica': goal,
      'revisão inteligente': goal,
      'provas e simulados': goal,
    }),
    'página do curso': v.optional(v.strictObject({título: text(120), descrição: text(400), imagem: text(300)})),
  }),
  v.transform(({'página do curso': page, ...course}) => ({
    id: course.id,
    title: course['título'],
    className: course.turma,
    homePage: course['início'],
    startedDaysBeforeImport: course['começou há'],
    phases: course.fases.map((phase) => ({phase: phase.fase, startsAfterDays: phase['começa no dia']})),
    weekGoals: {
      theoreticalStudy: course['metas da semana']['estudo teórico'],
      theoreticalReview: course['metas da semana']['revisão teórica'],
      smartReview: course['metas da semana']['revisão inteligente'],
      exam: course['metas da semana']['provas e simulados'],
    },
    ...(page && {premium: {title: page.título, description: page.descrição, image: page.imagem}}),
  })),
)

const questions = v.pipe(v.array(id), v.minLength(1), v.maxLength(300))
const hours = v.pipe(count, v.minValue(1))
const minutes = v.pipe(count, v.minValue(1))

const mock = v.pipe(
  v.strictObject({
    id,
    título: text(160),
    subtítulo: text(200),
    minutos: minutes,
    'abre no dia': count,
    // Hours after it opens.
    'começa até': hours,
    encerra: hours,
    gabarito: hours,
    classificação: hours,
    corte: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    impressão: v.picklist(['liberada', 'bloqueada']),
    descrição: text(2_000),
    questões: questions,
  }),
  v.transform((list) => ({
    id: list.id,
    title: list['título'],
    subtitle: list['subtítulo'],
    minutes: list.minutos,
    opensAfterDays: list['abre no dia'],
    lastStartAfterHours: list['começa até'],
    closesAfterHours: list.encerra,
    answersAfterHours: list.gabarito,
    rankingAfterHours: list['classificação'],
    cutOff: list.corte,
    printingBlocked: list['impressão'] === 'bloqueada',
    description: list['descrição'],
    questions: list['questões'],
  })),
)

const diagnostic = v.pipe(
  v.strictObject({id, título: text(160), minutos: v.tuple([minutes, minutes]), questões: questions}),
  v.transform((list) => ({
    id: list.id,
    title: list['título'],
    estimatedMinutes: list.minutos,
    questions: list['questões'],
  })),
)

const exam = v.pipe(
  v.strictObject({
    id,
    título: text(160),
    instituição: text(160),
    uf: v.picklist(federationUnits),
    ano: year,
    questões: questions,
  }),
  v.transform((list) => ({
    id: list.id,
    title: list['título'],
    institution: list['instituição'],
    uf: list.uf,
    year: list.ano,
    questions: list['questões'],
  })),
)

export const examsFileSchema = v.strictObject({
  provas: v.array(exam),
  simulados: v.array(mock),
  diagnóstico: diagnostic,
})
