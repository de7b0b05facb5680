import type {Client} from '@urql/core'
import {fromPromise} from 'xstate'
import type {Theme} from '../../../domain/themes/theme.ts'
import type {LoadedThemes} from '../../../machines/themes/themeList.types.ts'
import {CustomRelevancesDocument, type CustomRelevancesQuery} from '../gen/themes/graphql.ts'
import {readNow} from '../study/reads.ts'

type Row = CustomRelevancesQuery['customRelevances'][number]

const themeOf = ({enableAfter, theoreticalStudyFinishedAt, ...row}: Row): Theme => ({
  lessonId: row.lessonId,
  leaf: row.leaf,
  relevance: row.relevance,
  phase: row.phase,
  enableAfter: Date.parse(enableAfter),
  isPreCourse: row.isPreCourse,
  finishedAt: theoreticalStudyFinishedAt ? Date.parse(theoreticalStudyFinishedAt) : null,
  hasVideos: row.hasVideos,
})

/** The themes of the course. Rejects with a `RequestError` when neither server nor device knows them. */
export const loadThemesWith = (client: Client) =>
  fromPromise<LoadedThemes>(async ({signal}) => {
    const {data, isFromDevice} = await readNow(client, CustomRelevancesDocument, {}, signal)
    return {themes: data.customRelevances.map(themeOf), isFromDevice}
  })

/** What the device has of the themes is asked for anew, after one of them has changed on the server. */
export function refreshThemes(client: Client): void {
  void client.query(CustomRelevancesDocument, {}, {requestPolicy: 'network-only'}).toPromise()
}
