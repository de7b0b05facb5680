import {useQuery} from 'urql'
import {reasonsOf, type SelectionReason} from '../../../domain/themes/reasons.ts'
import {SelectionReasonsDocument} from '../../services/gen/themes/graphql.ts'

/** Why a lesson or a question, named by its id, stands in an activity, from what was recorded when that was made. */
export function useReasons(activity: string, about: string): readonly SelectionReason[] {
  const [{data}] = useQuery({
    query: SelectionReasonsDocument,
    variables: {activity},
    requestPolicy: 'cache-and-network',
  })
  return reasonsOf(data?.selectionReasons ?? [], about)
}
