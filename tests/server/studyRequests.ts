import {wednesday} from './fixture.ts'
import type {AgendaData} from './support.ts'
import {
  changePreferencesDocument,
  detailsDocument,
  doubtDocument,
  doubtInput,
  doubtsDocument,
  favoriteDocument,
  favoriteOneDocument,
  flashcardsDocument,
  gradeDocument,
  gradeInput,
  manyPreChoicesDocument,
  marksDocument,
  marksInput,
  practiceDocument,
  preferencesDocument,
  rateDocument,
  rateOneDocument,
  reportDocument,
  revealDocument,
  revealInput,
  undoDocument,
  undoInput,
} from './studySupport.ts'

type Variables = (agenda: AgendaData, now: number) => Record<string, unknown>

/** A mutation that nothing is wrong with, and the same with another input. */
export type StudyMutation = {readonly document: string; readonly variables: Variables; readonly other: Variables}

const input =
  (make: (agenda: AgendaData, now: number) => object): Variables =>
  (agenda, now) => ({input: make(agenda, now)})

const choices = (selected: number) =>
  input(({_id}, now) => ({
    preChoices: [
      {question: 'longa-00', selected},
      {question: 'longa-01', selected},
    ],
    agenda: _id,
    dateNow: new Date(now).toISOString(),
  }))

const favorite = (document: string) => input(() => ({document, enabled: true, type: 'question'}))
const report = (body: string) =>
  input(() => ({body, contentId: 'alta-00', contentType: 'question', title: 'Enunciado errado'}))

/** The mutations of study content, by name. */
export const studyMutations: Record<string, StudyMutation> = {
  createManyPreChoices: {document: manyPreChoicesDocument, variables: choices(1), other: choices(2)},
  revealEssay: {
    document: revealDocument,
    variables: input((agenda, now) => revealInput(agenda, 'A conduta é esta.', now)),
    other: input((agenda, now) => revealInput(agenda, 'Outra conduta.', now)),
  },
  saveQuestionMarks: {
    document: marksDocument,
    variables: input(({_id}, now) => marksInput('alta-00', _id, now)),
    other: input(({_id}, now) => marksInput('alta-01', _id, now)),
  },
  practiceQuestion: {
    document: practiceDocument,
    variables: input(() => ({document: 'futura-00', choosen: 1})),
    other: input(() => ({document: 'futura-01', choosen: 1})),
  },
  answerFlashcard: {
    document: gradeDocument,
    variables: input((agenda, now) => gradeInput(agenda, 'alta-c00', 1, now)),
    other: input((agenda, now) => gradeInput(agenda, 'alta-c01', 1, now)),
  },
  undoFlashcardAnswer: {
    document: undoDocument,
    variables: input((agenda, now) => undoInput(agenda, 'alta-c00', 1, now)),
    other: input((agenda, now) => undoInput(agenda, 'alta-c01', 1, now)),
  },
  addOrRemoveQuestionAsDoubt: {
    document: doubtDocument,
    variables: input((agenda) => doubtInput(agenda, 'alta-00')),
    other: input((agenda) => doubtInput(agenda, 'alta-01')),
  },
  favoriteCreateOrDelete: {document: favoriteDocument, variables: favorite('alta-00'), other: favorite('alta-01')},
  rateCreateOrUpdate: {
    document: rateDocument,
    variables: () => ({document: 'video-alta', type: 'video', rate: 0.8}),
    other: () => ({document: 'video-alta', type: 'video', rate: 0.2}),
  },
  reportCreateOne: {document: reportDocument, variables: report('Falta uma palavra.'), other: report('')},
  updateStudyPreferences: {
    document: changePreferencesDocument,
    variables: input(() => ({examMode: true})),
    other: input(() => ({shortcuts: false})),
  },
}

const page = (name: string) => ({document: `{ ${name}(skip: 0, limit: 100) { _id } }`, variables: () => ({})})

/** The queries of study content, by name. */
export const studyQueries: Record<string, {readonly document: string; readonly variables: Variables}> = {
  getQuestionActivityDetails: {document: detailsDocument, variables: ({_id}) => ({id: _id})},
  getActivityDoubts: {
    document: doubtsDocument,
    variables: ({_id}) => ({input: {agendaId: _id, type: 'theoreticalStudy'}}),
  },
  studyPreferences: {document: preferencesDocument, variables: () => ({})},
  flashcardMany: {
    document: flashcardsDocument,
    variables: ({_id}) => ({ids: ['alta-c00'], calendarDate: wednesday, activity: _id}),
  },
  videoMany: {document: '{ videoMany(ids: ["video-alta"]) { _id } }', variables: () => ({})},
  textMany: {document: '{ textMany(ids: ["texto-alta"]) { _id } }', variables: () => ({})},
  mindmapMany: {document: '{ mindmapMany(ids: ["mapa-alta"]) { _id } }', variables: () => ({})},
  lessonOneVideos: {document: '{ lessonOneVideos(id: "alta") { _id videos { _id } } }', variables: () => ({})},
  lessonIncidence: {
    document: '{ lessonIncidence(lessonId: "alta") { _id boards { institution } } }',
    variables: () => ({}),
  },
  questionManyFavorite: page('questionManyFavorite'),
  videoManyFavorite: page('videoManyFavorite'),
  textManyFavorite: page('textManyFavorite'),
  mindmapManyFavorite: page('mindmapManyFavorite'),
  flashcardManyFavorite: page('flashcardManyFavorite'),
  favoriteOne: {document: favoriteOneDocument, variables: () => ({document: 'alta-00', type: 'question'})},
  rateOne: {document: rateOneDocument, variables: () => ({document: 'video-alta', type: 'video'})},
}
