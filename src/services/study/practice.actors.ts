import {type Client, CombinedError} from '@urql/core'
import {fromPromise} from 'xstate'
import type {ErrorCode} from '../../../domain/shared/errors.ts'
import type {PracticeReply, PracticeTry} from '../../../machines/study/practice.types.ts'
import {PracticeQuestionDocument} from '../gen/study/graphql.ts'
import {codeOfError} from '../platform/graphqlErrors.ts'
import {mutate, RequestError} from '../profile/requests.ts'

/** A try that was not taken; `code` is the server's name for why, null when no server answered. */
class PracticeError extends RequestError {
  readonly code: ErrorCode | null

  constructor({failure, cause}: RequestError) {
    super(failure, {cause})
    this.name = 'PracticeError'
    this.code = cause instanceof CombinedError ? codeOfError(cause) : null
  }
}

/** Answers a question that is not counted, and gives its key, or when it comes (spec 2§2, D-18). Rejects with QUESTION_ON_AGENDA for one of today's agenda. */
export const practiceQuestionWith = (client: Client) =>
  fromPromise<PracticeReply, PracticeTry>(async ({input: {document, choosen, key}, signal}) => {
    try {
      const {practiceQuestion} = await mutate(
        client,
        PracticeQuestionDocument,
        {input: {document, choosen}, idempotencyKey: key},
        signal,
      )
      const {
        correctChoice = null,
        answersProportion = null,
        answer = null,
        comment = null,
        keyHeldUntil,
      } = practiceQuestion
      return keyHeldUntil
        ? {heldUntil: Date.parse(keyHeldUntil)}
        : {key: {correctChoice, answersProportion, answer, comment}}
    } catch (error) {
      throw error instanceof RequestError ? new PracticeError(error) : error
    }
  })
