import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {articlePath, foundArticles} from '../../../domain/articles/articles.ts'
import type {articlesMachine} from '../../../machines/articles/articles.machine.ts'
import {articlesText, byline} from '../../text/articles/articles.ts'
import {Badge} from '../../ui/status/Badge.tsx'
import {CardLine, LinkCard} from '../supplementary/LinkCard.tsx'
import {SearchedListView, type SearchedListWords} from '../supplementary/SearchedListView.tsx'
import {pageStyle, titleStyle} from '../supplementary/styles.ts'

type Props = {
  readonly state: SnapshotFrom<typeof articlesMachine>
  readonly send: (event: EventFrom<typeof articlesMachine>) => void
}

const words: SearchedListWords = {...articlesText, nothing: articlesText.none, failures: articlesText}

/** The articles, in every state of their chart (F-144; spec 3§2.9). */
export const ArticlesView = ({state, send}: Props) => (
  <section className={pageStyle}>
    <header className={css({display: 'flex', flexDirection: 'column', gap: '1'})}>
      <h1 className={titleStyle}>{articlesText.title}</h1>
      <p className={css({textStyle: 'body', color: 'text.muted'})}>{articlesText.intro}</p>
    </header>
    <SearchedListView state={state} send={send} words={words} found={foundArticles}>
      {(found) => (
        <ul className={listStyle} aria-label={articlesText.title}>
          {found.map(({id, title, summary, author, theme, on}) => (
            <LinkCard key={id} href={articlePath(id)} title={title} level={2}>
              <CardLine>{summary}</CardLine>
              <p className={css({display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center', marginTop: '1'})}>
                <Badge tone="brand">{theme}</Badge>
                <span className={css({textStyle: 'caption', color: 'text.muted'})}>{byline(author, on)}</span>
              </p>
            </LinkCard>
          ))}
        </ul>
      )}
    </SearchedListView>
  </section>
)

const listStyle = css({
  display: 'grid',
  gap: '3',
  listStyle: 'none',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 24rem), 1fr))]',
})
