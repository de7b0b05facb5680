import {css} from 'styled-system/css'
import type {Banner} from '../../../../domain/exam/result.ts'
import {resultText} from '../../../text/exam/examResult.ts'
import {LinkIcon} from '../../../ui/icon/lateIcons.tsx'
import {Picture} from '../../../ui/content/Picture.tsx'

function Inside({banner: {imageUrl, title, subtitle}, isLink}: {readonly banner: Banner; readonly isLink: boolean}) {
  return (
    <>
      <Picture
        src={imageUrl}
        alt=""
        placeholder={null}
        className={css({
          display: 'block',
          width: 'full',
          height: '[auto]',
          maxHeight: '[10rem]',
          objectFit: 'cover',
          bg: 'surface.sunken',
        })}
      />
      <span
        className={css({
          display: 'flex',
          alignItems: 'center',
          gap: '3',
          padding: '4',
          '& svg': {width: '5', height: '5', flexShrink: '0'},
        })}
      >
        <span className={css({flex: '1', minWidth: '0'})}>
          <span className={css({display: 'block', textStyle: 'label', color: isLink ? 'brand.text' : 'text.strong'})}>
            {title}
          </span>
          {subtitle === null ? null : (
            <span className={css({display: 'block', textStyle: 'small', color: 'text.muted'})}>{subtitle}</span>
          )}
        </span>
        {isLink ? (
          <>
            <span className="visuallyHidden">{`(${resultText.newTab})`}</span>
            <LinkIcon />
          </>
        ) : null}
      </span>
    </>
  )
}

const frameStyle = css({
  display: 'block',
  border: 'default',
  borderRadius: 'lg',
  overflow: 'hidden',
  bg: 'surface.raised',
  color: 'text.default',
})

/** The operator's banner; its link opens another tab, which learns nothing of this one. Without a safe link it is no link. */
export function ResultBanner({banner}: {readonly banner: Banner}) {
  if (banner.href === null)
    return (
      <div className={frameStyle}>
        <Inside banner={banner} isLink={false} />
      </div>
    )
  return (
    <a href={banner.href} target="_blank" rel="noopener noreferrer" className={frameStyle}>
      <Inside banner={banner} isLink />
    </a>
  )
}
