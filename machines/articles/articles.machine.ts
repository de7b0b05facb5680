import type {ArticleSummary} from '../../domain/articles/articles.ts'
import {searchedList} from '../shared/searchedList.ts'

/** The list of articles (flow F-144; spec 3§2.9). */
export const articlesMachine = searchedList<ArticleSummary>('articles')
