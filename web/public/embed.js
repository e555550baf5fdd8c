// For pages that embed events: makes each frame as high as its content. Its address never changes.
(function () {
  'use strict';
  var origin = new URL(document.currentScript.src).origin;
  var tallest = 50000;

  function frameOf(source) {
    var frames = Array.from(document.querySelectorAll('iframe'));
    return frames.find(function (frame) {
      return frame.contentWindow === source && frame.src.indexOf(origin + '/iframe/events') === 0;
    });
  }
  window.addEventListener('message', function (event) {
    if (event.origin !== origin || event.data !== 'ascendant-embed:ready') return;
    var frame = frameOf(event.source);
    if (!frame) return;
    var channel = new MessageChannel();
    channel.port1.addEventListener('message', function (message) {
      var height = message.data && message.data.height;
      if (Number.isInteger(height) && height > 0 && height <= tallest) frame.style.height = height + 'px';
    });
    channel.port1.start();
    event.source.postMessage('ascendant-embed:connect', origin, [channel.port2]);
  });
})();
