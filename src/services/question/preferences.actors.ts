import type {Client} from '@urql/core'
import {StudyPreferencesDocument} from '../gen/account/graphql.ts'
import type {StudyPreferences} from './preferences.ts'

/** What the account prefers, or null without network. */
export async function readPreferences(client: Client): Promise<StudyPreferences | null> {
  const {data} = await client.query(StudyPreferencesDocument, {}, {requestPolicy: 'network-only'}).toPromise()
  if (!data) return null
  const {examMode, shortcuts, flashcardsReversed, timerHidden} = data.studyPreferences
  return {examMode, shortcuts, flashcardsReversed, timerHidden}
}
