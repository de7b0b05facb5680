import {useQuery} from 'urql'
import {extraCounts} from '../../../domain/extras/counts.ts'
import {extrasOf} from '../../services/extras/extras.read.ts'
import {GetExtraActivitiesDocument} from '../../services/gen/extras/graphql.ts'
import {Extras} from './Extras.tsx'

type Props = {readonly calendarDate: string; readonly search: string}

/** The way to the extra activities of the day. Its count comes later and is none meanwhile. */
export function DayExtras({calendarDate, search}: Props) {
  const [{data}] = useQuery({
    query: GetExtraActivitiesDocument,
    variables: {calendarDate},
    requestPolicy: 'cache-and-network',
  })
  return <Extras pending={data ? extraCounts(extrasOf(data.getExtraActivities)).pending : 0} search={search} />
}
