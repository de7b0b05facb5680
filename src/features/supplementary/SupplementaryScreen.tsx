import {useSelector} from '@xstate/react'
import {useEffect} from 'react'
import {usePathname} from 'wouter/use-browser-location'
import {documentsPath, playlistOf, videosPath} from '../../../domain/supplementary/paths.ts'
import {supplementaryDocumentsMachine} from '../../../machines/supplementary/supplementaryDocuments.machine.ts'
import {supplementaryVideosMachine} from '../../../machines/supplementary/supplementaryVideos.machine.ts'
import {goToClean} from '../../services/platform/url.ts'
import {brand} from '../../text/shared/brand.ts'
import {supplementaryText} from '../../text/supplementary/supplementary.ts'
import {usePageTitle} from '../access/usePageTitle.ts'
import {useNetworkReturned} from '../shell/useNetworkReturned.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {DocumentsView} from './DocumentsView.tsx'
import {PlaylistPage} from './Playlist.tsx'
import {createDocumentsImplementations, createVideosImplementations} from './supplementary.implementations.ts'
import {VideosView} from './VideosView.tsx'

function Videos() {
  const {client} = useStudentActors()
  const actor = useFlow(supplementaryVideosMachine, {
    implementations: createVideosImplementations({client}),
    input: () => undefined,
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  useNetworkReturned(actor, 'network.returned')
  usePageTitle(`${supplementaryText.videos} · ${supplementaryText.title}`)
  return <VideosView state={state} send={actor.send} />
}

function Documents() {
  const {client} = useStudentActors()
  const actor = useFlow(supplementaryDocumentsMachine, {
    implementations: createDocumentsImplementations({client}),
    input: () => undefined,
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  useNetworkReturned(actor, 'network.returned')
  usePageTitle(`${supplementaryText.documents} · ${supplementaryText.title}`)
  return <DocumentsView state={state} send={actor.send} />
}

/** `/mais-{product}` and below (spec 3§2.7); an address that names neither part nor playlist leads to the videos. */
export function SupplementaryScreen() {
  const path = usePathname().replace(/(?<=.)\/$/, '')
  const place = playlistOf(path, brand.slug)
  const isList = path === videosPath(brand.slug)
  const isKnown = place !== null || isList || path === documentsPath(brand.slug)
  useEffect(() => {
    if (!isKnown) goToClean(videosPath(brand.slug), {replace: true})
  }, [isKnown])
  if (place !== null) return <PlaylistPage key={path} place={place} />
  if (isList) return <Videos />
  return isKnown ? <Documents /> : null
}
