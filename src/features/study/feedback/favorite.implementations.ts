import type {favoriteMachine} from '../../../../machines/study/favorite.machine.ts'
import {readFavoriteWith, saveFavoriteWith} from '../../../services/study/feedback.actors.ts'
import {favoriteText, feedbackHints} from '../../../text/study/feedback.ts'
import {notify} from '../../../ui/status/notify.ts'
import type {Implementations} from '../../useFlow.ts'
import type {StudentActors} from '../../studentActors.ts'

type Deps = Pick<StudentActors, 'client'> & {readonly onSaved: ((isFavorite: boolean) => void) | undefined}

export const createFavoriteImplementations = ({client, onSaved}: Deps): Implementations<typeof favoriteMachine> => ({
  actors: {readFavorite: readFavoriteWith(client()), saveFavorite: saveFavoriteWith(client(), onSaved)},
  actions: {
    notifyFailure: (_, {failure}) =>
      notify({tone: 'error', title: favoriteText.failedTitle, text: feedbackHints[failure]}),
  },
})
