import {useQuery} from 'urql'
import type {SelectionReason} from '../../../domain/themes/reasons.ts'
import {SelectionReasonsDocument} from '../../services/gen/themes/graphql.ts'

/** Why the parts of an activity stand in it, from what was recorded when it was made. */
export function useReasons(activity: string): readonly SelectionReason[] {
  const [{data}] = useQuery({
    query: SelectionReasonsDocument,
    variables: {activity},
    requestPolicy: 'cache-and-network',
  })
  return data?.selectionReasons ?? []
}
