import type {contentTabMachine} from '../../../../machines/study/contentTab.machine.ts'
import {setQuery} from '../../../services/platform/url.ts'
import {watchContentsWith} from '../../../services/study/contents.actors.ts'
import type {Implementations} from '../../useFlow.ts'
import type {StudentActors} from '../../studentActors.ts'

type Deps = Pick<StudentActors, 'client'>

export const createContentTabImplementations = ({client}: Deps): Implementations<typeof contentTabMachine> => ({
  actors: {watchContents: watchContentsWith(client)},
  actions: {
    tellSelection: (_, {id}) => setQuery({id}),
    tellComment: (_, {isOpen}) => setQuery({showComment: isOpen ? 'true' : null}, {replace: true}),
  },
})
