import type {articleMachine} from '../../../machines/articles/article.machine.ts'
import type {articlesMachine} from '../../../machines/articles/articles.machine.ts'
import {loadArticlesWith, loadArticleWith} from '../../services/articles/articles.actors.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'

type Deps = Pick<StudentActors, 'client'>

export const createArticlesImplementations = ({client}: Deps): Implementations<typeof articlesMachine> => ({
  actors: {loadList: loadArticlesWith(client())},
})

export const createArticleImplementations = ({client}: Deps): Implementations<typeof articleMachine> => ({
  actors: {loadArticle: loadArticleWith(client())},
})
