import {css} from 'styled-system/css'
import type {ReactNode} from 'react'
import {compassText as text} from '../../text/diagnostic/diagnostic.ts'
import {ButtonLink} from '../../ui/action/ButtonLink.tsx'
import {Card} from '../../ui/content/Card.tsx'
import {diagnosticPaths} from './paths.ts'
import {cardsStyle, headingStyle, hintStyle} from './styles.ts'

type OfferProps = {readonly title: string; readonly words: string; readonly children: ReactNode}

export const Offer = ({title, words, children}: OfferProps) => (
  <Card as="section" elevation="raised" aria-label={title} className={cardStyle}>
    <h2 className={headingStyle}>{title}</h2>
    <p className={hintStyle}>{words}</p>
    <span className={css({marginTop: 'auto'})}>{children}</span>
  </Card>
)

/** Fifteen days of the whole platform (spec 3§9). */
export const TrialOffer = () => (
  <Offer title={text.trialTitle} words={text.trial}>
    <ButtonLink variant="outline" wide href="/registrar">
      {text.trialStart}
    </ButtonLink>
  </Offer>
)

/** What comes after a partial diagnostic: the flashcard demo and the platform (spec 3§2.4). */
export const AfterPartial = () => (
  <div className={cardsStyle}>
    <Offer title={text.flashcardsTitle} words={text.flashcards}>
      <ButtonLink wide href={diagnosticPaths.flashcards}>
        {text.flashcardsStart}
      </ButtonLink>
    </Offer>
    <TrialOffer />
  </div>
)

const cardStyle = css({display: 'flex', flexDirection: 'column', gap: '3'})
