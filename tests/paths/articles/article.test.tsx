import {ArticleView} from '../../../src/features/articles/ArticleView.tsx'
import {articleModel, articleView} from '../../models/articles/article.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(articleModel, articleView, ({state, send}) => <ArticleView state={state} send={send} />)
