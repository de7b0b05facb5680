import type {documentsMachine} from '../../../machines/themes/documents.machine.ts'
import {setQuery} from '../../services/platform/url.ts'
import {checkDocument, watchDocumentsWith} from '../../services/themes/documents.actors.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'

/** The open document in the address: the browser's way back closes it. */
export const documentParameter = 'documento'

type Deps = Pick<StudentActors, 'client'>

export const createDocumentsImplementations = ({client}: Deps): Implementations<typeof documentsMachine> => ({
  actors: {watchDocuments: watchDocumentsWith(client), checkDocument},
  actions: {showDocument: (_, {id}) => setQuery({[documentParameter]: id})},
})
