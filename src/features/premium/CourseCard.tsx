import {useId, useState} from 'react'
import {css} from 'styled-system/css'
import type {PremiumCourse} from '../../../domain/premium/premiumCourse.ts'
import {premiumText} from '../../text/premium/premium.ts'
import {Button} from '../../ui/action/Button.tsx'
import {Card} from '../../ui/content/Card.tsx'
import {BookIcon} from '../../ui/icon/icons.tsx'
import {Badge} from '../../ui/status/Badge.tsx'

/** The picture beside the name that says the same; a mark in its place where it cannot be loaded. */
function Picture({address}: {readonly address: string}) {
  const [isBroken, setBroken] = useState(false)
  return (
    <div className={pictureStyle} aria-hidden="true">
      {isBroken ? (
        <BookIcon />
      ) : (
        <img
          src={address}
          alt=""
          width={640}
          height={360}
          loading="lazy"
          decoding="async"
          className={css({width: 'full', height: 'full', objectFit: 'cover'})}
          onError={() => setBroken(true)}
        />
      )}
    </div>
  )
}

type Props = {readonly course: PremiumCourse; readonly isCurrent: boolean; readonly onGo: () => void}

/** A course with its picture, its words and the way to it. */
export function CourseCard({course: {title, description, image}, isCurrent, onGo}: Props) {
  const id = useId()
  return (
    <Card as="li" padding="none" className={cardStyle}>
      <Picture key={image} address={image} />
      <div className={bodyStyle}>
        <h2 id={id} className={css({textStyle: 'heading', color: 'text.strong', overflowWrap: 'anywhere'})}>
          {title}
        </h2>
        {isCurrent ? <Badge tone="brand">{premiumText.current}</Badge> : null}
        <p className={css({textStyle: 'body', color: 'text.default', overflowWrap: 'anywhere'})}>{description}</p>
        <Button className={buttonStyle} variant={isCurrent ? 'outline' : 'solid'} aria-describedby={id} onClick={onGo}>
          {premiumText.go}
        </Button>
      </div>
    </Card>
  )
}

const cardStyle = css({display: 'flex', flexDirection: 'column', overflow: 'hidden'})
const pictureStyle = css({
  aspectRatio: '[16 / 9]',
  display: 'grid',
  placeItems: 'center',
  bg: 'brand.subtle',
  color: 'brand.text',
  overflow: 'hidden',
})
const bodyStyle = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '2',
  padding: '4',
  flex: '1',
})
const buttonStyle = css({marginTop: 'auto'})
