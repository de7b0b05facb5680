import type {Client} from '@urql/core'
import {isFilled} from '../../../domain/question/essay.ts'
import {GetQuestionActivityDetailsDocument} from '../gen/activity/graphql.ts'

type PreChoice = {readonly questionId: string; readonly selected: number; readonly essay?: string | null}

/** Choices and essays by question, from a list of pre-choices of which the last one of a question stands. */
export function marksIn(preChoices: readonly PreChoice[]): {
  choices: Record<string, number>
  essays: Record<string, string>
} {
  const last = new Map(preChoices.map((preChoice) => [preChoice.questionId, preChoice]))
  const standing = [...last.values()]
  return {
    choices: Object.fromEntries(
      standing.flatMap(({questionId, selected}) => (selected === -1 ? [] : [[questionId, selected]])),
    ),
    essays: Object.fromEntries(
      standing.flatMap(({questionId, essay}) => (essay && isFilled(essay) ? [[questionId, essay]] : [])),
    ),
  }
}

/** What was marked and finished on whichever device, by the server's word; null without it. */
export async function readActivityDetails(client: Client, id: string) {
  const {data} = await client
    .query(GetQuestionActivityDetailsDocument, {id}, {requestPolicy: 'network-only'})
    .toPromise()
  if (!data) return null
  const {finished, preChoice} = data.getQuestionActivityDetails
  return {...marksIn(preChoice), isFinished: finished}
}
