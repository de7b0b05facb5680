import {useSelector} from '@xstate/react'
import {useCallback, useEffect} from 'react'
import {favoriteKindOf, type FavoriteTab, favoriteTabOf} from '../../../../domain/study/favorites.ts'
import {favoritesMachine} from '../../../../machines/study/favorites.machine.ts'
import {openFavorite, shownFavorites} from '../../../../machines/study/favorites.selectors.ts'
import {tabNames} from '../../../text/agenda/agenda.ts'
import {favoritesText} from '../../../text/study/favorites.ts'
import {useNetworkReturned} from '../../shell/useNetworkReturned.ts'
import {usePageTitle} from '../../access/usePageTitle.ts'
import {useLocation, useQueryParameter} from '../../shell/useAddress.ts'
import {useCourseKind, useStudentActors} from '../../studentActors.ts'
import {ContentPane} from '../viewers/ContentPane.tsx'
import {EndOfList} from './EndOfList.tsx'
import {FavoritesView} from './FavoritesView.tsx'
import {PrintFavorites} from './PrintFavorites.tsx'
import {useFlow} from '../../useFlow.ts'
import {createFavoritesImplementations} from './favorites.implementations.ts'

function useFavorites(tab: FavoriteTab) {
  const {client} = useStudentActors()
  const isOffered = useCourseKind() !== 'sprint'
  const openId = useQueryParameter('id')
  const actor = useFlow(favoritesMachine, {
    implementations: createFavoritesImplementations({client}),
    input: () => ({tab, isOffered, openId}),
  })
  useEffect(() => {
    if (actor.getSnapshot().context.openId !== openId) actor.send({type: 'address.changed', openId})
  }, [actor, openId])
  useNetworkReturned(actor, 'network.returned')
  return actor
}

function Tab({tab}: {readonly tab: FavoriteTab}) {
  const actor = useFavorites(tab)
  const state = useSelector(actor, (snapshot) => snapshot)
  usePageTitle(`${favoritesText.title} · ${tabNames[tab]}`)
  const onReached = useCallback(() => actor.send({type: 'page.more'}), [actor])
  const open = openFavorite(state)
  const openId = open?.id
  const onFavorite = useCallback(
    (isFavorite: boolean) => {
      if (openId !== undefined) actor.send({type: 'favorite.changed', id: openId, isFavorite})
    },
    [actor, openId],
  )
  return (
    <FavoritesView
      state={state}
      send={actor.send}
      tab={tab}
      end={<EndOfList count={state.context.items.length} onReached={onReached} />}
      actions={tab === 'questao' ? <PrintFavorites ids={shownFavorites(state).map(({id}) => id)} /> : null}
    >
      {open ? <ContentPane key={open.id} kind={favoriteKindOf(tab)} id={open.id} onFavorite={onFavorite} /> : null}
    </FavoritesView>
  )
}

/** `/favoritos/{tab}` (spec 2§2). Each tab is a list of its own. */
export function FavoritesScreen() {
  const [path] = useLocation()
  const tab = favoriteTabOf(path)
  return tab ? <Tab key={tab} tab={tab} /> : null
}
