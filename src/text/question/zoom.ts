/** The window in which a picture of a text is enlarged (spec 2§2). */
export const zoomText = {
  open: (alt: string): string => (alt === '' ? 'Ampliar imagem' : `Ampliar imagem: ${alt}`),
  title: 'Imagem',
  close: 'Fechar imagem',
  in: 'Aproximar',
  out: 'Afastar',
  reset: 'Tamanho original',
  percent: (scale: number): string => `${Math.round(scale * 100)}%`,
  hint: 'Use a roda do mouse, dois dedos, dois toques ou as teclas +, − e 0. As setas movem a imagem.',
} as const
