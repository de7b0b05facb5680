import type {Client} from '@urql/core'
import {PreChoiceRecordedDocument} from '../gen/day/graphql.ts'

export type ArrivedChoice = {
  readonly questionId: string
  readonly selected: number
  readonly essay?: string | null
  readonly dateNow: string
}

/** Calls back with every pre-choice of one activity recorded elsewhere. Returns the stop. */
export function followPreChoices(
  client: Client,
  activity: string,
  onChoice: (choice: ArrivedChoice) => void,
): () => void {
  const watch = client.subscription(PreChoiceRecordedDocument, {}).subscribe(({data}) => {
    if (data?.preChoiceRecorded.activity === activity) onChoice(data.preChoiceRecorded)
  })
  return () => watch.unsubscribe()
}
