import {FavoriteView} from '../../../src/features/study/feedback/FavoriteView.tsx'
import {favoriteModel, favoriteTitle, favoriteView} from '../../models/study/favorite.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(favoriteModel, favoriteView, ({state, send}) => (
  <FavoriteView state={state} send={send} title={favoriteTitle} />
))
