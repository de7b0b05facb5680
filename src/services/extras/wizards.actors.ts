import type {Client} from '@urql/core'
import {fromPromise} from 'xstate'
import type {OfferedState} from '../../../domain/extras/examChoice.ts'
import type {Deck} from '../../../domain/extras/flashcardChoice.ts'
import type {QuestionCount, QuestionWish} from '../../../domain/extras/questionChoice.ts'
import type {QuestionFilters} from '../../../domain/extras/extras.types.ts'
import type {ThemeTree} from '../../../domain/extras/wizard.ts'
import type {FlashcardSources} from '../../../machines/extras/flashcardWizard.types.ts'
import type {MockTemplate} from '../../../machines/extras/mockWizard.types.ts'
import type {DeletePreset, QuestionPreset, SavePreset} from '../../../machines/extras/questionPresets.types.ts'
import {
  CountQuestionsDocument,
  DeleteQuestionPresetDocument,
  QuestionPresetsDocument,
  SaveQuestionPresetDocument,
  WizardDecksDocument,
  WizardExamsDocument,
  WizardMocksDocument,
  type WizardNodeFragment,
  type WizardPresetFragment,
  WizardTreeDocument,
} from '../gen/extrasWizards/graphql.ts'
import {ask, mutate, RequestError} from '../profile/requests.ts'
import {readNow} from '../study/reads.ts'
import {questionInput} from './questionInput.ts'

type AskedNode = WizardNodeFragment & {readonly children?: readonly AskedNode[]}

const nodeOf = ({
  name,
  questions,
  flashcards,
  lessonId,
  isSelectable,
  children = [],
}: AskedNode): ThemeTree[number] => ({
  name,
  questions,
  flashcards,
  lessonId: lessonId ?? null,
  isSelectable,
  children: children.map(nodeOf),
})

async function readTree(client: Client, signal: AbortSignal) {
  const {
    data: {
      classificationTree: {_id, children},
    },
  } = await readNow(client, WizardTreeDocument, {}, signal)
  return {treeId: _id, tree: children.map(nodeOf)}
}

/** The themes of the current course. Rejects with a `RequestError` when neither server nor device knows them. */
export const loadTreeWith = (client: Client) =>
  fromPromise<ThemeTree>(async ({signal}) => (await readTree(client, signal)).tree)

/** Themes and decks. Rejects with a `RequestError` when neither server nor device knows them. */
export const loadFlashcardSourcesWith = (client: Client) =>
  fromPromise<FlashcardSources>(async ({signal}) => {
    const [tree, {data}] = await Promise.all([
      readTree(client, signal),
      readNow(client, WizardDecksDocument, {}, signal),
    ])
    return {...tree, decks: data.getUserDecks}
  })

/** The decks as they are now. Rejects with a `RequestError`. */
export const loadDecksWith = (client: Client) =>
  fromPromise<readonly Deck[]>(async ({signal}) => (await ask(client, WizardDecksDocument, {}, signal)).getUserDecks)

/** Institutions with their exams. Rejects with a `RequestError` when neither server nor device knows them. */
export const loadWizardExamsWith = (client: Client) =>
  fromPromise<readonly OfferedState[]>(async ({signal}) => {
    const {data} = await readNow(client, WizardExamsDocument, {}, signal)
    return data.getInstitutionList.map(({uf, institutions}) => ({
      uf,
      institutions: institutions.map(({name, exams}) => ({
        name,
        exams: exams.map(({template, year, complement, examType}) => ({
          template,
          year,
          complement: complement ?? null,
          examType: examType ?? null,
        })),
      })),
    }))
  })

/** The course's mock exams. Rejects with a `RequestError` when neither server nor device knows them. */
export const loadTemplatesWith = (client: Client) =>
  fromPromise<readonly MockTemplate[]>(
    async ({signal}) => (await readNow(client, WizardMocksDocument, {}, signal)).data.getMockExamTemplates,
  )

/** How many questions fit. Rejects with a `RequestError`. */
export const countQuestionsWith = (client: Client) =>
  fromPromise<QuestionCount, QuestionFilters | null>(async ({input, signal}) => {
    if (input === null) throw new RequestError('refused')
    return (await ask(client, CountQuestionsDocument, {input: questionInput(input)}, signal)).countQuestions
  })

const presetOf = ({_id, name, filters}: WizardPresetFragment): QuestionPreset => {
  const {classification, count, difficulty, history, uf, institution, onlyWithComments, minYear, maxYear} = filters
  const wish: QuestionWish = {
    classification,
    count,
    difficulty,
    history,
    uf: uf ?? null,
    institution: institution ?? null,
    onlyWithComments,
    minYear,
    maxYear,
    examMode: filters.examMode,
    timeLimit: filters.timeLimit ?? null,
  }
  return {id: _id, name, wish}
}

type Presets = readonly QuestionPreset[]

/** The presets of the account. Rejects with a `RequestError` when neither server nor device knows them. */
export const loadPresetsWith = (client: Client) =>
  fromPromise<Presets>(async ({signal}) =>
    (await readNow(client, QuestionPresetsDocument, {}, signal)).data.questionPresets.map(presetOf),
  )

/** Keeps a preset; one of the same name is replaced. Rejects with a `RequestError`. */
export const savePresetWith = (client: Client) =>
  fromPromise<Presets, SavePreset>(async ({input: {name, wish, key}, signal}) => {
    if (wish === null) throw new RequestError('refused')
    const variables = {input: {name, filters: questionInput(wish)}, idempotencyKey: key}
    return (await mutate(client, SaveQuestionPresetDocument, variables, signal)).saveQuestionPreset.map(presetOf)
  })

/** Deletes a preset. Rejects with a `RequestError`. */
export const deletePresetWith = (client: Client) =>
  fromPromise<Presets, DeletePreset>(async ({input: {id, key}, signal}) => {
    const variables = {preset: id, idempotencyKey: key}
    return (await mutate(client, DeleteQuestionPresetDocument, variables, signal)).deleteQuestionPreset.map(presetOf)
  })
