// The pictures of buttons, as paths in a square of 24; a style's image replaces them.

const NS = 'http://www.w3.org/2000/svg';

const paths = {
  warning: ['M12 2L1 21h22zm-1 8h2v5h-2zm0 6h2v2h-2z'],
  film: ['M4 4h16v16H4zm2 2v2h2V6zm10 0v2h2V6zM6 10v4h2v-4zm10 0v4h2v-4zM6 16v2h2v-2zm10 0v2h2v-2z'],
  move: ['M3 5h11v5h-2V7H5v10h7v-3h2v5H3z', 'M14 11h4V8l5 4-5 4v-3h-4z'],
  rewind10Seconds: ['M12 5V1L7 6l5 5V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8z'],
  forward10Seconds: ['M12 5V1l5 5-5 5V7a6 6 0 1 0 6 6h2a8 8 0 1 1-8-8z'],
  phone: ['M8 1h8a2 2 0 012 2v18a2 2 0 01-2 2H8a2 2 0 01-2-2V3a2 2 0 012-2zm0 4v13h8V5zm3 14.5v1.5h2v-1.5z'],
  keyboard: ['M2 5h20v14H2zm3 3v2h2V8zm4 0v2h2V8zm4 0v2h2V8zm4 0v2h2V8zM5 12v2h2v-2zm4 0v2h2v-2zm4 0v2h2v-2zm4 0v2h2v-2zM7 16v1h10v-1z'],
  cast: ['M1 18v3h3a3 3 0 0 0-3-3z', 'M1 14v2a5 5 0 0 1 5 5h2a7 7 0 0 0-7-7z', 'M1 10v2a9 9 0 0 1 9 9h2A11 11 0 0 0 1 10z',
    'M21 3H3a2 2 0 0 0-2 2v3h2V5h18v14h-7v2h7a2 2 0 0 0 2-2V5a2 2 0 0 0-2-2z'],
  castFill: ['M19 7H5v1.6A13.5 13.5 0 0 1 13.4 17H19V7z'],
  play: ['M8 5v14l11-7z'],
  pause: ['M6 5h4v14H6z', 'M14 5h4v14h-4z'],
  stop: ['M6 6h12v12H6z'],
  skipNext: ['M6 18l8.5-6L6 6v12z', 'M16 6h2v12h-2z'],
  skipPrevious: ['M6 6h2v12H6z', 'M9.5 12l8.5 6V6z'],
  rewind30Seconds: ['M12 5V1L7 6l5 5V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8z'],
  forward30Seconds: ['M12 5V1l5 5-5 5V7a6 6 0 1 0 6 6h2a8 8 0 1 1-8-8z'],
  muteOff: ['M3 9v6h4l5 5V4L7 9z', 'M14 8a5 5 0 0 1 0 8z', 'M14 3.2v2.1a7 7 0 0 1 0 13.4v2.1a9 9 0 0 0 0-17.6z'],
  muteOn: ['M3 9v6h4l5 5V4L7 9z', 'M22 9.4L20.6 8 18.5 10.1 16.4 8 15 9.4 17.1 11.5 15 13.6 16.4 15 18.5 12.9 20.6 15 22 13.6 19.9 11.5z'],
  volume: ['M3 9v6h4l5 5V4L7 9z', 'M14 8a5 5 0 0 1 0 8z'],
  closedCaptions: ['M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6c0-1.1.9-2 2-2zm1 7v2h3v-2zm5 0v2h9v-2zM5 15v2h9v-2zm11 0v2h3v-2z'],
  close: ['M19 6.4L17.6 5 12 10.6 6.4 5 5 6.4 10.6 12 5 17.6 6.4 19 12 13.4 17.6 19 19 17.6 13.4 12z'],
  tv: ['M21 4H3a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h6v2h6v-2h6a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2zm0 13H3V6h18z'],
  speaker: ['M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4c0-1.1.9-2 2-2zm5 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm0 6a5 5 0 1 0 0 10 5 5 0 0 0 0-10z'],
  down: ['M7.4 8.6L12 13.2l4.6-4.6L18 10l-6 6-6-6z'],
  repeatOff: ['M7 7h10v3l4-4-4-4v3H5v6h2V7zm10 10H7v-3l-4 4 4 4v-3h12v-6h-2v4z'],
  repeatAll: ['M7 7h10v3l4-4-4-4v3H5v6h2V7zm10 10H7v-3l-4 4 4 4v-3h12v-6h-2v4z', 'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z'],
  repeatSingle: ['M7 7h10v3l4-4-4-4v3H5v6h2V7zm10 10H7v-3l-4 4 4 4v-3h12v-6h-2v4z', 'M11 9.2h2v5.6h-1.6v-4h-1.4v-1z'],
  shuffle: ['M10.6 9.2L5.4 4 4 5.4l5.2 5.2zM14.5 4l2 2L4 18.6 5.4 20 18 7.5l2 2V4zm.300 9.4l-1.4 1.4 3.1 3.1-2 2.1H20v-5.5l-2 2z'],
  pauseQueue: ['M4 6h12v2H4z', 'M4 10h12v2H4z', 'M4 14h8v2H4z', 'M15 14h2v6h-2z', 'M19 14h2v6h-2z'],
  drag: ['M4 9h16v2H4z', 'M4 13h16v2H4z'],
  minus: ['M5 11h14v2H5z'],
  plus: ['M5 11h14v2H5z', 'M11 5h2v14h-2z'],
  custom: ['M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z'],
};

/** Returns an icon as an SVG element in the colour of the text around it. */
export function icon(name) {
  const svg = document.createElementNS(NS, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', `icon icon-${name}`);
  for (const d of paths[name] ?? paths.custom) {
    const path = document.createElementNS(NS, 'path');
    path.setAttribute('d', d);
    path.setAttribute('fill-rule', 'evenodd');
    svg.append(path);
  }
  const seconds = /(\d+)Seconds$/.exec(name);
  if (seconds) svg.append(number(seconds[1]));
  return svg;
}

function number(digits) {
  const text = document.createElementNS(NS, 'text');
  for (const [key, value] of Object.entries({ x: 12, y: 15.6, 'text-anchor': 'middle', 'font-size': 6.5, 'font-weight': 700 })) {
    text.setAttribute(key, value);
  }
  text.textContent = digits;
  return text;
}
