;;; cast-rpc-tv-test.el --- Tests of devices as objects  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: Apache-2.0

;;; Commentary:

;; With the built server and an emulated receiver.

;;; Code:

(require 'ert)
(require 'cast-rpc-tv)
(require 'cast-rpc-test-programs)

(defconst cast-rpc-tv-test-film "https://example.com/film.mp4")

(defmacro cast-rpc-tv-test-with (tv &rest body)
  "Run BODY with TV, an emulated receiver."
  (declare (indent 1) (debug (symbolp body)))
  `(cast-rpc-test-with client device
     (let ((,tv (cast-rpc-tv client device))) ,@body)))

(ert-deftest cast-rpc-tv-test-transport ()
  "A device plays, pauses, seeks, announces and stops."
  (cast-rpc-tv-test-with tv
    (should (equal "A film" (plist-get (cast-rpc-tv-play tv cast-rpc-test-film :title "A film") :title)))
    (should (equal "PAUSED" (plist-get (cast-rpc-tv-pause tv) :playerState)))
    (should (= 90 (plist-get (cast-rpc-tv-seek tv 90) :position)))
    (should (= 60 (plist-get (cast-rpc-tv-seek tv nil :by -30) :position)))
    (should (equal "PLAYING" (plist-get (cast-rpc-tv-resume tv) :playerState)))
    (should (equal "PAUSED" (plist-get (cast-rpc-tv-toggle tv) :playerState)))
    (should (= 0.3 (plist-get (cast-rpc-tv-volume tv :percent 30) :volumeLevel)))
    (should (eq t (plist-get (cast-rpc-tv-volume tv :level 0.5 :muted t) :isMuted)))
    (should (eq :json-false (plist-get (cast-rpc-tv-volume tv :muted nil) :isMuted)))
    (let ((restored (cast-rpc-tv-announce tv (concat cast-rpc-tv-test-film "?duration=0.3")
                                          :title "A bell" :percent 60)))
      (should (= 60 (floor (plist-get restored :position)))))
    (should (equal "IDLE" (plist-get (cast-rpc-tv-stop tv) :playerState)))
    (should (equal "IDLE" (plist-get (cast-rpc-tv-last tv) :playerState)))))

(ert-deftest cast-rpc-tv-test-queue ()
  "A queue grows, is listed and jumped in."
  (cast-rpc-tv-test-with tv
    (should-not (cast-rpc-tv-queue tv))
    (should-error (cast-rpc-tv-join tv) :type 'cast-rpc-application-not-running)
    (should (equal "First" (plist-get (cast-rpc-tv-enqueue tv cast-rpc-test-film :title "First") :title)))
    (should (equal "PLAYING" (plist-get (cast-rpc-tv-join tv) :playerState)))
    (cast-rpc-tv-enqueue tv (list (concat cast-rpc-tv-test-film "?n=2") (concat cast-rpc-tv-test-film "?n=3"))
                         :title "Later")
    (cast-rpc-tv-enqueue tv (list :contentId (concat cast-rpc-tv-test-film "?n=4")))
    (cast-rpc-tv-enqueue tv (list :items (vector (list :media (list :contentId (concat cast-rpc-tv-test-film "?n=5"))))))
    (let ((items (cast-rpc-tv-queue tv)))
      (should (equal (mapcar (lambda (item)
                               (string-remove-prefix cast-rpc-tv-test-film
                                                     (plist-get (plist-get item :media) :contentId)))
                             items)
                     '("?duration=600" "?n=2" "?n=3" "?n=4" "?n=5")))
      (let ((status (cast-rpc-tv-jump tv (plist-get (nth 2 items) :itemId))))
        (should (equal "Later" (plist-get status :title)))
        (should (= 2 (plist-get status :queueIndex))))
      (cast-rpc-tv-next tv)
      (should (= 2 (plist-get (cast-rpc-tv-previous tv) :queueIndex))))))

(ert-deftest cast-rpc-tv-test-tracks ()
  "Tracks are listed, and chosen by id, name and language."
  (cast-rpc-tv-test-with tv
    (cast-rpc-tv-play tv (list :contentId cast-rpc-test-film
                               :tracks '((:trackId 1 :type "AUDIO" :language "en" :name "English")
                                         (:trackId 2 :type "AUDIO" :language "de" :name "Deutsch")
                                         (:trackId 3 :type "TEXT" :subtype "SUBTITLES" :language "de"
                                                   :name "Für Gehörlose"))))
    (let ((active (lambda (&rest choice)
                    (sort (cl-loop for each in (apply #'cast-rpc-tv-tracks tv choice)
                                   when (eq t (plist-get each :isActive))
                                   collect (plist-get each :trackId))
                          #'<))))
      (should (= 3 (length (cast-rpc-tv-tracks tv))))
      (should (equal '(2) (funcall active :audio "Deutsch")))
      (should (equal '(2 3) (funcall active :text "de")))
      (should (equal '(1 3) (funcall active :audio 1)))
      (should (equal '(2) (funcall active :audio "de" :text "off")))
      (should (equal '(2) (funcall active)))
      (should-error (cast-rpc-tv-tracks tv :text "fr") :type 'cast-rpc-no-such-track))))

(ert-deftest cast-rpc-tv-test-location ()
  "An existing file with a colon in its name is a path."
  (let ((default-directory (file-name-as-directory (make-temp-file "cast" t))))
    (write-region "" nil "Alien: Covenant.mkv" nil 'silent)
    (pcase-dolist (`(,what ,url)
                   `(("Alien: Covenant.mkv" ,(expand-file-name "Alien: Covenant.mkv"))
                     ("https://example.com/film.mp4" "https://example.com/film.mp4")
                     ("data:video/mp4,x" "data:video/mp4,x")))
      (should (equal (cast-rpc-tv--what what) (list :url url))))
    (delete-directory default-directory t)))

(ert-deftest cast-rpc-tv-test-mistakes ()
  "Unknown options name the near one, and volumes have a unit."
  (cast-rpc-tv-test-with tv
    (pcase-dolist (`(,expected . ,call)
                   `(("Did you mean :title\\?" . ,(lambda () (cast-rpc-tv-play tv "x" :titel "x")))
                     ("Did you mean :volume\\?" . ,(lambda () (cast-rpc-tv-announce tv "x" :vol 1)))
                     ("Did you mean :percent\\?" . ,(lambda () (cast-rpc-tv-volume tv :precent 1)))
                     ("Name the unit" . ,(lambda () (cast-rpc-tv-volume tv 30)))
                     ("Pass either :volume" . ,(lambda () (cast-rpc-tv-announce tv "x" :volume 1 :percent 1)))
                     ("0 to 100, found 101" . ,(lambda () (cast-rpc-tv-volume tv :percent 101)))
                     ("Did you mean deviceId\\?"
                      . ,(lambda () (cast-rpc-session-start (cast-rpc-tv-client tv) '(:device "x"))))))
      (should (string-match-p expected (error-message-string (should-error (funcall call))))))))

(ert-deftest cast-rpc-tv-test-progress ()
  "Progress reports changes and positions until the end."
  (cast-rpc-tv-test-with tv
    (cast-rpc-tv-play tv cast-rpc-test-film)
    (let (seen)
      (cast-rpc-tv-progress tv (lambda (status) (push status seen)) :interval 0.05)
      (cast-rpc-test-eventually (lambda () (> (length seen) 3)))
      (should (> (plist-get (car seen) :position) (plist-get (car (last seen)) :position)))
      (cast-rpc-tv-pause tv)
      (cast-rpc-test-eventually (lambda () (equal "PAUSED" (plist-get (car seen) :playerState))))
      (cast-rpc-tv-stop tv)
      (cast-rpc-test-eventually (lambda () (equal "IDLE" (plist-get (car seen) :playerState)))))))

(ert-deftest cast-rpc-tv-test-devices ()
  "Devices are objects, too, and the package has a version."
  (cast-rpc-tv-test-with tv
    (cast-rpc-tv-play tv cast-rpc-test-film)
    (let ((found (cast-rpc-tv-devices (cast-rpc-tv-client tv) 0)))
      (should (= 1 (length found)))
      (should (equal "PLAYING" (plist-get (cast-rpc-tv-last (car found)) :playerState)))
      (should-not (string-empty-p (cast-rpc-tv-name (car found)))))
    (should (string-match-p "\\`[0-9]+\\.[0-9]+\\." cast-rpc-version))))

(provide 'cast-rpc-tv-test)
;;; cast-rpc-tv-test.el ends here
