import {useQuery} from 'urql'
import {extraCounts} from '../../../domain/extras/counts.ts'
import {extrasOf} from '../../services/extras/extras.read.ts'
import {GetExtraActivitiesDocument} from '../../services/gen/extras/graphql.ts'

/** How many extra activities of a day wait; none until the server has said so. */
export function usePendingExtras(calendarDate: string): number {
  const [{data}] = useQuery({
    query: GetExtraActivitiesDocument,
    variables: {calendarDate},
    requestPolicy: 'cache-and-network',
  })
  return data ? extraCounts(extrasOf(data.getExtraActivities)).pending : 0
}
