import type {Client} from '@urql/core'
import {fromPromise} from 'xstate'
import type {PremiumCourse} from '../../../domain/premium/premiumCourse.ts'
import type {LoadedList} from '../../../machines/shared/searchedList.types.ts'
import {GetPremiumCoursesForUserDocument} from '../gen/premium/graphql.ts'
import {readNow} from '../study/reads.ts'

/** The courses the student can switch to (spec 3§7). Rejects with a `RequestError` when neither server nor device knows them. */
export const loadPremiumCoursesWith = (client: Client) =>
  fromPromise<LoadedList<PremiumCourse>>(async ({signal}) => {
    const {data, isFromDevice} = await readNow(client, GetPremiumCoursesForUserDocument, {}, signal)
    return {items: data.getPremiumCoursesForUser, isFromDevice}
  })
