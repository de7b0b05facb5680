import type {Client} from '@urql/core'
import {fromPromise} from 'xstate'
import {commentedPageSize} from '../../../domain/exam/commented.ts'
import type {InstitutionWish, KeyWish, LoadedExams, LoadedKey} from '../../../machines/exam/commented.types.ts'
import {CommentedExamsDocument, CommentedQuestionsDocument} from '../gen/exam/graphql.ts'
import {readNow} from '../study/reads.ts'

/** The exams of an institution whose commented keys can be read. Rejects with a `RequestError` when neither server nor device knows them. */
export const loadExamsWith = (client: Client) =>
  fromPromise<LoadedExams, InstitutionWish>(async ({input, signal}) => {
    const {data, isFromDevice} = await readNow(client, CommentedExamsDocument, {...input}, signal)
    const exams = data.commentedExams.map(({template, title, year, totalQuestions}) => ({
      template,
      title,
      year,
      totalQuestions,
    }))
    return {exams, isFromDevice}
  })

/** One page of a commented key. Rejects with a `RequestError` when neither server nor device knows it. */
export const loadKeyWith = (client: Client) =>
  fromPromise<LoadedKey, KeyWish>(async ({input: {exam, page}, signal}) => {
    const variables = {examTemplate: exam, skip: (page - 1) * commentedPageSize, limit: commentedPageSize}
    const {data, isFromDevice} = await readNow(client, CommentedQuestionsDocument, variables, signal)
    return {questions: data.commentedQuestions, isFromDevice}
  })
