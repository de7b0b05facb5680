import {type ExtraKind, extraKinds} from './extra.types.ts'

/** What a wizard makes, by the `criar` of the address of the hub. */
export const wizardKinds = {
  questao: 'question',
  estudo: 'study',
  flashcard: 'flashcard',
  prova: 'exam',
  simulado: 'mock',
  'revisao-prioritaria': 'priority',
} as const
export type WizardKind = (typeof wizardKinds)[keyof typeof wizardKinds]

/** What one click makes. */
export type OneClickKind = 'SmartExam' | 'TheoreticalReview' | 'SmartReview'

/** The kind of extra that a wizard makes: the tile it belongs to. */
export const kindOfWizard: Readonly<Record<WizardKind, ExtraKind>> = {
  question: 'Question',
  study: 'TheoreticalStudy',
  flashcard: 'Flashcard',
  exam: 'Exam',
  mock: 'MockExam',
  priority: 'Question',
}

const isWizardName = (name: string): name is keyof typeof wizardKinds => Object.hasOwn(wizardKinds, name)

/** The wizard that an address asks for (`criar=questao`); null for none. */
export const wizardAt = (criar: string | null): WizardKind | null =>
  criar !== null && isWizardName(criar) ? wizardKinds[criar] : null

/** How a kind is created: by a wizard with an address of its own, or by one click. */
export type TileWay = {readonly by: 'wizard'; readonly criar: keyof typeof wizardKinds} | {readonly by: 'click'}

const ways: Readonly<Record<ExtraKind, TileWay>> = {
  TheoreticalStudy: {by: 'wizard', criar: 'estudo'},
  Question: {by: 'wizard', criar: 'questao'},
  Flashcard: {by: 'wizard', criar: 'flashcard'},
  Exam: {by: 'wizard', criar: 'prova'},
  MockExam: {by: 'wizard', criar: 'simulado'},
  SmartExam: {by: 'click'},
  TheoreticalReview: {by: 'click'},
  SmartReview: {by: 'click'},
}

export const wayOf = (kind: ExtraKind): TileWay => ways[kind]

/** True for the kinds that one click makes. */
export const isOneClick = (kind: ExtraKind): kind is OneClickKind => ways[kind].by === 'click'

export const oneClickKinds: readonly OneClickKind[] = extraKinds.filter(isOneClick)
