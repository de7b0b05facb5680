import {
  AddOrRemoveQuestionAsDoubtDocument,
  CreateManyAnswerDocument,
  CreateManyPreChoicesDocument,
  CreateOneAnswerDocument,
  CreateOrUpdateOnePreChoiceDocument,
  RevealEssayDocument,
  SaveQuestionMarksDocument,
  UpdateStudyPreferencesDocument,
} from '../gen/writes/graphql.ts'
import {sendChained} from '../exam/sendChained.ts'
import {type Deliveries, send} from '../outbox/send.ts'
import {cacheUpdates} from '../platform/cacheUpdates.ts'
import {storePreChoice} from './preChoice.cache.ts'

cacheUpdates.storePreChoice = storePreChoice

/** Answers, choices, essays, marks and doubts of questions, and the student's preferences for them. */
export const questionDeliveries: Deliveries<
  | 'createOneAnswer'
  | 'createManyAnswer'
  | 'createOrUpdateOnePreChoice'
  | 'createManyPreChoices'
  | 'revealEssay'
  | 'saveQuestionMarks'
  | 'addOrRemoveQuestionAsDoubt'
  | 'updateStudyPreferences'
> = {
  createOneAnswer: (client, {key, input}) => send(client, CreateOneAnswerDocument, {input, idempotencyKey: key}),
  createManyAnswer: (client, {key, input}) =>
    send(client, CreateManyAnswerDocument, {input: {...input, answers: [...input.answers]}, idempotencyKey: key}),
  createOrUpdateOnePreChoice: (client, entry) =>
    sendChained(entry, (chained) =>
      send(client, CreateOrUpdateOnePreChoiceDocument, {
        input: {...entry.input, ...chained},
        idempotencyKey: entry.key,
      }),
    ),
  createManyPreChoices: (client, entry) =>
    sendChained(entry, (chained) =>
      send(client, CreateManyPreChoicesDocument, {
        input: {...entry.input, ...chained, preChoices: [...entry.input.preChoices]},
        idempotencyKey: entry.key,
      }),
    ),
  revealEssay: (client, {key, input}) => send(client, RevealEssayDocument, {input, idempotencyKey: key}),
  saveQuestionMarks: (client, {key, input}) =>
    send(client, SaveQuestionMarksDocument, {
      input: {...input, struck: [...input.struck], highlights: [...input.highlights]},
      idempotencyKey: key,
    }),
  addOrRemoveQuestionAsDoubt: (client, {key, input}) =>
    send(client, AddOrRemoveQuestionAsDoubtDocument, {input, idempotencyKey: key}),
  updateStudyPreferences: (client, {key, input}) =>
    send(client, UpdateStudyPreferencesDocument, {input, idempotencyKey: key}),
}
