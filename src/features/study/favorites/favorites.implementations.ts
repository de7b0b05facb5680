import type {favoritesMachine} from '../../../../machines/study/favorites.machine.ts'
import {goToClean, queryParameter, setQuery} from '../../../services/platform/url.ts'
import {loadFavoritesWith} from '../../../services/study/favorites.actors.ts'
import {favoritesText} from '../../../text/study/favorites.ts'
import {notify} from '../../../ui/status/notify.ts'
import type {Implementations} from '../../useFlow.ts'
import type {StudentActors} from '../../studentActors.ts'

type Deps = Pick<StudentActors, 'client'>

export const createFavoritesImplementations = ({client}: Deps): Implementations<typeof favoritesMachine> => ({
  actors: {loadFavorites: loadFavoritesWith(client()), loadMoreFavorites: loadFavoritesWith(client())},
  actions: {
    openItem: (_, {id}) => {
      if (queryParameter('id') !== id) setQuery({id})
    },
    goToAgenda: () => goToClean('/agenda'),
    notifyRemoved: () => notify({tone: 'info', title: favoritesText.removedToast, text: favoritesText.removedHint}),
  },
})
