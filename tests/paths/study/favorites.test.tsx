import {FavoritesView} from '../../../src/features/study/favorites/FavoritesView.tsx'
import {favoritesModel, favoritesView} from '../../models/study/favorites.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(favoritesModel, favoritesView, ({state, send}) => (
  <FavoritesView state={state} send={send} tab="questao">
    <p>O favorito aberto.</p>
  </FavoritesView>
))
