import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {type Article, articlesPath, withHeadingLevels} from '../../../domain/articles/articles.ts'
import type {articleMachine} from '../../../machines/articles/article.machine.ts'
import {articlesText, byline} from '../../text/articles/articles.ts'
import {ButtonLink} from '../../ui/action/ButtonLink.tsx'
import {RichTextView} from '../../ui/content/RichTextView.tsx'
import {ArrowLeftIcon} from '../../ui/icon/icons.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import {Badge} from '../../ui/status/Badge.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {LoadFailed} from '../../ui/status/LoadFailed.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {pageStyle, titleStyle, waitingStyle} from '../supplementary/styles.ts'

type Props = {
  readonly state: SnapshotFrom<typeof articleMachine>
  readonly send: (event: EventFrom<typeof articleMachine>) => void
}

const Text = ({article: {title, summary, author, theme, on, body}}: {readonly article: Article}) => (
  <article className={textStyle}>
    <header className={css({display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2'})}>
      <Badge tone="brand">{theme}</Badge>
      <h1 className={titleStyle}>{title}</h1>
      <p className={css({textStyle: 'body', color: 'text.muted', textWrap: 'balance'})}>{summary}</p>
      <p className={css({textStyle: 'small', color: 'text.muted'})}>{byline(author, on)}</p>
    </header>
    <RichTextView value={withHeadingLevels(body)} tableLabel={articlesText.table} />
  </article>
)

function Body({state, send}: Props) {
  const {article, isFromDevice} = state.context
  if (state.matches('loading'))
    return (
      <div className={waitingStyle}>
        <Skeleton shape="text" lines={12} label={articlesText.loadingOne} />
      </div>
    )
  if (state.matches('shown'))
    return (
      <>
        {isFromDevice ? (
          <Alert tone="info" role="status">
            {articlesText.fromDevice}
          </Alert>
        ) : null}
        {article === null ? null : <Text article={article} />}
      </>
    )
  if (state.matches('unknown'))
    return (
      <EmptyState art="search" level={1} title={articlesText.unknown}>
        {articlesText.unknownHint}
      </EmptyState>
    )
  return (
    <LoadFailed
      isOffline={state.matches('offline')}
      words={articlesText}
      onRetry={() => send({type: 'article.retry'})}
    />
  )
}

/** One article with the way back to all, in every state of its chart (F-144; spec 3§2.9). */
export const ArticleView = (props: Props) => (
  <section className={pageStyle}>
    <div>
      <ButtonLink variant="ghost" size="sm" href={articlesPath}>
        <ArrowLeftIcon />
        {articlesText.back}
      </ButtonLink>
    </div>
    <Body {...props} />
  </section>
)

const textStyle = css({display: 'flex', flexDirection: 'column', gap: '6', maxWidth: '[44rem]', minWidth: '0'})
