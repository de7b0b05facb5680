import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import type {SnapshotFrom} from 'xstate'
import type {landingMachine} from '../../../machines/landing/landing.machine.ts'
import {landingText as text} from '../../text/landing/landing.ts'
import {brand} from '../../text/shared/brand.ts'
import {ButtonLink} from '../../ui/action/ButtonLink.tsx'
import {Logo} from '../../ui/content/Logo.tsx'
import {diagnosticPaths} from '../diagnostic/paths.ts'
import {LandingForm} from './LandingForm.tsx'
import * as style from './styles.ts'

const Ways = () => (
  <div className={style.ways}>
    <ButtonLink size="lg" href={diagnosticPaths.start}>
      {text.diagnostic}
    </ButtonLink>
    <ButtonLink size="lg" variant="outline" href="/registrar">
      {text.register}
    </ButtonLink>
  </div>
)

/** Header, content and footer of the pages of the landing. */
export const LandingFrame = ({children}: {readonly children: ReactNode}) => (
  <>
    <header className={style.header}>
      <a href="/landing" className={style.home}>
        <Logo />
      </a>
      <ButtonLink variant="ghost" href="/landing/login">
        {text.enter}
      </ButtonLink>
    </header>
    <main>{children}</main>
    <footer className={style.footer}>
      <p>
        © {brand.since} {brand.name}
      </p>
      <nav aria-label={text.contact} className={style.links}>
        <a href="/politica-de-privacidade">{text.privacy}</a>
        <a href="/termos-de-uso">{text.terms}</a>
        <a href={`mailto:${brand.contact.email}`}>{text.contact}</a>
      </nav>
    </footer>
  </>
)

type Props = {
  readonly state: SnapshotFrom<typeof landingMachine>
  readonly isBuilt?: boolean
}

/** The landing: the way to the appeals, and what the product does (spec 3§2.5). */
export const LandingView = ({state, isBuilt = false}: Props) => (
  <LandingFrame>
    <section className={style.hero}>
      <div className={style.promise}>
        <p className={style.kicker}>{text.kicker}</p>
        <h1 className={style.heading}>{text.heading}</h1>
        <p className={style.lead}>{text.intro}</p>
        <ul className={style.facts}>
          {text.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className={style.formCard}>
        <h2 className={style.formTitle}>{text.formTitle}</h2>
        <p className={style.formHint}>{text.formHint}</p>
        <LandingForm state={state} isBuilt={isBuilt} />
      </div>
    </section>

    <section className={style.band} aria-labelledby="steps">
      <div className={style.inner}>
        <h2 id="steps" className={style.title}>
          {text.stepsTitle}
        </h2>
        <ol className={style.steps}>
          {text.steps.map(({title, text: words}, index) => (
            <li key={title} className={style.step}>
              <span className={style.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={style.stepTitle}>{title}</h3>
              <p className={style.words}>{words}</p>
            </li>
          ))}
        </ol>
        <Ways />
      </div>
    </section>

    <section className={style.split} aria-labelledby="shot">
      <div className={css({maxWidth: 'prose'})}>
        <h2 id="shot" className={style.title}>
          {text.shotTitle}
        </h2>
        <p className={style.lead}>{text.shotText}</p>
      </div>
      <img
        src="/media/landing/questao.webp"
        alt={text.shotAlt}
        width={360}
        height={640}
        loading="lazy"
        decoding="async"
        className={style.shot}
      />
    </section>

    <section className={style.band} aria-labelledby="numbers">
      <div className={style.inner}>
        <h2 id="numbers" className={style.title}>
          {text.numbersTitle}
        </h2>
        <dl className={style.numbers}>
          {text.numbers.map(({value, text: words}) => (
            <div key={words} className={style.figure}>
              <dt className={style.words}>{words}</dt>
              <dd className={style.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>

    <section className={style.split} aria-labelledby="compass">
      <div className={css({maxWidth: 'prose'})}>
        <h2 id="compass" className={style.title}>
          {text.compassTitle}
        </h2>
        <p className={style.lead}>{text.compassText}</p>
      </div>
      <ButtonLink size="lg" variant="outline" href={diagnosticPaths.compass}>
        {text.compassLink}
      </ButtonLink>
    </section>

    <section className={style.end} aria-labelledby="end">
      <h2 id="end" className={style.title}>
        {text.endTitle}
      </h2>
      <p className={style.lead}>{text.endText}</p>
      <Ways />
    </section>
  </LandingFrame>
)

/** `/landing/login`: the ways in (G-30). */
export const LandingLoginView = () => (
  <LandingFrame>
    <section className={style.end} aria-labelledby="login">
      <h1 id="login" className={style.title}>
        {text.loginHeading}
      </h1>
      <p className={style.lead}>{text.loginText}</p>
      <div className={style.ways}>
        <ButtonLink size="lg" href="/">
          {text.loginEnter}
        </ButtonLink>
        <ButtonLink size="lg" variant="outline" href="/registrar">
          {text.register}
        </ButtonLink>
        <ButtonLink size="lg" variant="outline" href={diagnosticPaths.start}>
          {text.diagnostic}
        </ButtonLink>
        <ButtonLink size="lg" variant="ghost" href="/landing">
          {text.loginAppeals}
        </ButtonLink>
      </div>
    </section>
  </LandingFrame>
)
