import {useQuery} from 'urql'
import {CommentedInstitutionsDocument} from '../../../services/gen/exam/graphql.ts'
import type {CommentedInstitutionList} from './flow.ts'

/** The institutions that have commented questions: what the device knows first, then the server's word. */
export function useCommentedInstitutions(): CommentedInstitutionList {
  const [{data, error, fetching}, refetch] = useQuery({
    query: CommentedInstitutionsDocument,
    requestPolicy: 'cache-and-network',
  })
  if (data) return {status: 'ready', value: data.commentedInstitutions}
  if (error && !fetching) return {status: 'failed', retry: () => refetch({requestPolicy: 'network-only'})}
  return {status: 'loading'}
}
