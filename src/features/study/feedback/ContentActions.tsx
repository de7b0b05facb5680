import {useCallback, useRef} from 'react'
import {css} from 'styled-system/css'
import type {ContentRef} from '../../../../domain/study/feedback.ts'
import {themeSearchPath} from '../../../../domain/themes/themeList.ts'
import {reviewTheme, reviewThemeLabel} from '../../../text/study/feedback.ts'
import {TextLink} from '../../../ui/action/TextLink.tsx'
import {ForumSlot} from '../../forum/ForumSlot.tsx'
import {Favorite} from './Favorite.tsx'
import {Rating} from './Rating.tsx'
import {Report, type ReportHandle} from './Report.tsx'

/** `thumbs` are like and dislike, which favourites have instead of stars (spec 2§9). */
export type ContentAction = 'favorite' | 'stars' | 'thumbs' | 'report' | 'forum'

export type ContentActionsProps = ContentRef & {
  /** What the content is called, for names read aloud and the report's window. */
  readonly title: string
  readonly only?: readonly ContentAction[]
  /** The path of its theme, to which a link leads; none without one. */
  readonly theme?: readonly string[]
  /** The server has taken the student's word about the favourite. Stable for one content. */
  readonly onFavorite?: ((isFavorite: boolean) => void) | undefined
}

const usual = (type: ContentRef['type']): readonly ContentAction[] => {
  if (type === 'comment') return ['report']
  return type === 'question' ? ['favorite', 'report'] : ['favorite', 'stars', 'report', 'forum']
}

/**
 * What a student can do with any content: keep it, rate it, report it, talk about it (F-082, F-084, F-085, F-100). Questions and comments have no rating,
 * comments no favourite either. Load it lazily by `ContentActionsSlot`.
 */
export function ContentActions({
  document,
  type,
  title,
  theme = [],
  only = usual(type),
  onFavorite,
}: ContentActionsProps) {
  const report = useRef<ReportHandle>(null)
  const openReport = useCallback(() => report.current?.open(), [])
  const key = `${type}:${document}`
  const themePath = themeSearchPath(theme)
  const hasRating = only.includes('stars') || only.includes('thumbs')
  return (
    <>
      <div data-actions="" className={rowStyle}>
        {only.includes('favorite') ? (
          <Favorite key={`favorite:${key}`} document={document} type={type} title={title} onSaved={onFavorite} />
        ) : null}
        {hasRating ? (
          <Rating
            key={`rating:${key}`}
            document={document}
            type={type}
            scale={only.includes('thumbs') ? 'thumbs' : 'stars'}
            onReport={openReport}
          />
        ) : null}
        {only.includes('report') ? (
          <Report key={`report:${key}`} document={document} type={type} title={title} handle={report} />
        ) : null}
        {themePath === null ? null : (
          <TextLink
            href={themePath}
            variant="standalone"
            className={css({textStyle: 'small'})}
            aria-label={reviewThemeLabel(theme)}
          >
            {reviewTheme}
          </TextLink>
        )}
      </div>
      {only.includes('forum') && type !== 'comment' ? (
        <ForumSlot key={key} contentType={type} contentId={document} />
      ) : null}
    </>
  )
}

const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  minHeight: 'touch',
})
