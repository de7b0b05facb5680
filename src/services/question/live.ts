import type {Client} from '@urql/core'
import {AnswerRecordedDocument} from '../gen/day/graphql.ts'

/** Lets answers given in another tab or on another device arrive in this one's cache by themselves. */
export function followAnswers(client: Client): void {
  client.subscription(AnswerRecordedDocument, {}).subscribe(() => undefined)
}
