import type {Client} from '@urql/core'
import {QuestionManyDocument} from '../gen/day/graphql.ts'

type Source = {readonly calendarDate: string; readonly activity: string}

/** Asks the server again for one question of an activity; whoever shows it hears through the cache. */
export async function refreshQuestion(
  client: Client,
  questionId: string,
  {calendarDate, activity}: Source,
): Promise<void> {
  const variables = {ids: [questionId], calendarDate, type: 'question', activity}
  await client.query(QuestionManyDocument, variables, {requestPolicy: 'network-only'}).toPromise()
}
