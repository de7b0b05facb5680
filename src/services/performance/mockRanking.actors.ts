import type {Client} from '@urql/core'
import {fromPromise} from 'xstate'
import type {LoadedRanking, MockTemplate} from '../../../machines/performance/mockRanking.types.ts'
import {
  GetMockExamTemplatesDocument,
  GetRankingPercentilesDocument,
  GetUserRankingStatusDocument,
} from '../gen/performance/graphql.ts'
import {readNow} from '../study/reads.ts'

/** The mock exams of the course (spec 3§7). Rejects with a `RequestError` when neither server nor device knows them. */
export const loadTemplatesWith = (client: Client) =>
  fromPromise<readonly MockTemplate[]>(async ({signal}) => {
    const {data} = await readNow(client, GetMockExamTemplatesDocument, {}, signal)
    return data.getMockExamTemplates
  })

/** The ranking of a mock exam and the student's place in it (spec 3§7). Rejects with a `RequestError`. */
export const loadRankingWith = (client: Client) =>
  fromPromise<LoadedRanking, {template: string}>(async ({input: {template}, signal}) => {
    const variables = {mockExamTemplate: template}
    const [status, percentiles] = await Promise.all([
      readNow(client, GetUserRankingStatusDocument, variables, signal),
      readNow(client, GetRankingPercentilesDocument, variables, signal),
    ])
    return {
      rows: status.data.getUserRankingStatus.map(({ranking, grade, ...row}) => ({
        ...row,
        ranking: ranking ?? null,
        grade: grade ?? null,
      })),
      percentile: percentiles.data.getRankingPercentiles.userPercentile ?? null,
      isFromDevice: status.isFromDevice || percentiles.isFromDevice,
    }
  })
