// Nobody looks at the page of the tests: what is laid out and pressed there is not painted, which took a fifth of the time of a processor.
(window.frameElement as HTMLElement).style.visibility = 'hidden';
