import {useSelector} from '@xstate/react'
import {usePathname} from 'wouter/use-browser-location'
import {articleOf, articlePath, articlesPath} from '../../../domain/articles/articles.ts'
import {articleMachine} from '../../../machines/articles/article.machine.ts'
import {articlesMachine} from '../../../machines/articles/articles.machine.ts'
import {articlesText} from '../../text/articles/articles.ts'
import {usePageTitle} from '../access/usePageTitle.ts'
import {useNetworkReturned} from '../shell/useNetworkReturned.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {createArticleImplementations, createArticlesImplementations} from './articles.implementations.ts'
import {ArticlesView} from './ArticlesView.tsx'
import {ArticleView} from './ArticleView.tsx'
import {usePageMetadata} from './usePageMetadata.ts'

function List() {
  const {client} = useStudentActors()
  const actor = useFlow(articlesMachine, {
    implementations: createArticlesImplementations({client}),
    input: () => undefined,
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  useNetworkReturned(actor, 'network.returned')
  usePageTitle(articlesText.title)
  usePageMetadata({description: articlesText.intro, path: articlesPath})
  return <ArticlesView state={state} send={actor.send} />
}

function One({id}: {readonly id: string}) {
  const {client} = useStudentActors()
  const actor = useFlow(articleMachine, {
    implementations: createArticleImplementations({client}),
    input: () => ({id}),
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  useNetworkReturned(actor, 'network.returned')
  const {article} = state.context
  usePageTitle(article?.title ?? articlesText.title)
  usePageMetadata(article && {description: article.summary, path: articlePath(id)})
  return <ArticleView state={state} send={actor.send} />
}

/** `/artigos/:articleId?` (spec 3§2.9): the list, or one article at its own address. */
export function ArticlesScreen() {
  const id = articleOf(usePathname())
  return id === null ? <List /> : <One key={id} id={id} />
}
