import type {supplementaryDocumentsMachine} from '../../../machines/supplementary/supplementaryDocuments.machine.ts'
import type {supplementaryPlaylistMachine} from '../../../machines/supplementary/supplementaryPlaylist.machine.ts'
import type {supplementaryVideosMachine} from '../../../machines/supplementary/supplementaryVideos.machine.ts'
import {setQuery} from '../../services/platform/url.ts'
import {
  loadDocumentsWith,
  loadPlaylistsWith,
  loadPlaylistWith,
} from '../../services/supplementary/supplementary.actors.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'

type Deps = Pick<StudentActors, 'client'>

export const createVideosImplementations = ({client}: Deps): Implementations<typeof supplementaryVideosMachine> => ({
  actors: {loadList: loadPlaylistsWith(client())},
})

export const createDocumentsImplementations = ({
  client,
}: Deps): Implementations<typeof supplementaryDocumentsMachine> => ({actors: {loadList: loadDocumentsWith(client())}})

export const createPlaylistImplementations = ({
  client,
}: Deps): Implementations<typeof supplementaryPlaylistMachine> => ({
  actors: {loadPlaylist: loadPlaylistWith(client())},
  actions: {tellSelection: (_, {id}) => setQuery({id})},
})
