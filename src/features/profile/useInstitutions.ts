import {useMemo} from 'react'
import {useQuery} from 'urql'
import {InstitutionNamesDocument} from '../../services/gen/profile/graphql.ts'
import type {InstitutionList} from './targets.shown.ts'

/** The institutions to choose from: what the device knows first, then the server's word. */
export function useInstitutions(): InstitutionList {
  const [{data, error, fetching}, refetch] = useQuery({
    query: InstitutionNamesDocument,
    requestPolicy: 'cache-and-network',
  })
  const value = useMemo(
    () =>
      data?.getInstitutionList.map(({uf, institutions}) => ({uf, institutions: institutions.map(({name}) => name)})),
    [data],
  )
  if (value) return {status: 'ready', value}
  if (error && !fetching) return {status: 'failed', retry: () => refetch({requestPolicy: 'network-only'})}
  return {status: 'loading'}
}
