import {ArticlesView} from '../../../src/features/articles/ArticlesView.tsx'
import {articlesModel, articlesView} from '../../models/articles/articles.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(articlesModel, articlesView, ({state, send}) => <ArticlesView state={state} send={send} />)
