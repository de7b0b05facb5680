import {type CommentedPlace, isSamePlace, placeOf} from '../../../../domain/exam/commented.ts'
import type {commentedMachine} from '../../../../machines/exam/commented.machine.ts'
import {loadExamsWith, loadKeyWith} from '../../../services/exam/commented.actors.ts'
import {commentedStore} from '../../../services/exam/commentedStore.ts'
import {queryParameter, setQuery} from '../../../services/platform/url.ts'
import type {Implementations} from '../../useFlow.ts'
import type {StudentActors} from '../../studentActors.ts'

function writePlace({uf, institution, exam, page}: CommentedPlace): void {
  if (isSamePlace(placeOf(queryParameter), {uf, institution, exam, page})) return
  // A state alone is no place to come back to.
  setQuery({uf, institution, exam, page: page === 1 ? null : String(page)}, {replace: institution === null})
}

type Deps = Pick<StudentActors, 'client'>

export const createCommentedImplementations = ({client}: Deps): Implementations<typeof commentedMachine> => ({
  actors: {loadExams: loadExamsWith(client()), loadKey: loadKeyWith(client())},
  actions: {
    showPlace: (_, {place}) => writePlace(place),
    keepPlace: (_, {place: {uf, institution}}) => {
      if (uf !== null && institution !== null) commentedStore.write({uf, institution})
    },
  },
})
