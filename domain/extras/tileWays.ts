import type {CreationKind, OneClickKind, WizardKind} from './creation.ts'
import type {ExtraKind} from './extra.types.ts'

/** What each `criar` of the hub's address opens. */
const wizardNames = {
  questao: 'question',
  estudo: 'study',
  flashcard: 'flashcard',
  prova: 'exam',
  simulado: 'mock',
  'revisao-prioritaria': 'priority',
} as const satisfies Record<string, WizardKind>
type WizardName = keyof typeof wizardNames

const isWizardName = (name: string): name is WizardName => Object.hasOwn(wizardNames, name)

/** The wizard that an address asks for (`criar=questao`); null for none. */
export const wizardAt = (criar: string | null): WizardKind | null =>
  criar !== null && isWizardName(criar) ? wizardNames[criar] : null

/** How a kind is created: by a wizard with an address of its own, or by one press. */
export type TileWay =
  | {readonly by: 'wizard'; readonly criar: WizardName}
  | {readonly by: 'press'; readonly kind: Exclude<OneClickKind, 'quickQuestion'>}

const ways: Readonly<Record<ExtraKind, TileWay>> = {
  TheoreticalStudy: {by: 'wizard', criar: 'estudo'},
  Question: {by: 'wizard', criar: 'questao'},
  Flashcard: {by: 'wizard', criar: 'flashcard'},
  Exam: {by: 'wizard', criar: 'prova'},
  MockExam: {by: 'wizard', criar: 'simulado'},
  SmartExam: {by: 'press', kind: 'smartExam'},
  TheoreticalReview: {by: 'press', kind: 'theoreticalReview'},
  SmartReview: {by: 'press', kind: 'smartReview'},
}

export const wayOf = (kind: ExtraKind): TileWay => ways[kind]

const made: Readonly<Record<CreationKind, ExtraKind>> = {
  question: 'Question',
  quickQuestion: 'Question',
  priority: 'Question',
  study: 'TheoreticalStudy',
  flashcard: 'Flashcard',
  exam: 'Exam',
  mock: 'MockExam',
  smartExam: 'SmartExam',
  theoreticalReview: 'TheoreticalReview',
  smartReview: 'SmartReview',
}

/** The kind of extra that a creation makes. */
export const extraKindOf = (kind: CreationKind): ExtraKind => made[kind]
